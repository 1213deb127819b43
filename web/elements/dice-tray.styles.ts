// First load: the look of the dice.
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    inline-size: 100%;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 4.25rem));
    gap: clamp(0.5rem, 2.6vw, 0.875rem);
    justify-content: center;
  }
  .die {
    display: block;
    inline-size: 100%;
    aspect-ratio: 1;
    padding: 0;
    border: 0;
    border-radius: 24%;
    background: var(--die);
    color: var(--pip);
    box-shadow:
      0 3px 0 var(--die-edge),
      0 8px 14px rgb(0 0 0 / 40%);
    transition: transform 0.15s;
    -webkit-tap-highlight-color: transparent;
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    fill: currentcolor;
  }
  .held {
    outline: 3px solid var(--gold);
    outline-offset: 3px;
    transform: translateY(-0.625rem);
  }
  .die:focus-visible {
    outline: 3px solid #fff;
    outline-offset: 3px;
  }
  .held:focus-visible {
    outline: 3px solid var(--gold);
    box-shadow:
      0 3px 0 var(--die-edge),
      0 0 0 9px #fff;
  }
  .tumbling {
    animation: tumble 0.3s linear infinite;
  }
  li:nth-child(even) .tumbling {
    animation-direction: reverse;
    animation-duration: 0.24s;
  }
  li:nth-child(3n) .tumbling {
    animation-duration: 0.36s;
  }
  .waiting {
    opacity: 0.55;
  }
  @keyframes tumble {
    0% {
      transform: translateY(0) rotate(0deg);
    }
    25% {
      transform: translateY(-14%) rotate(90deg);
    }
    50% {
      transform: translateY(0) rotate(180deg);
    }
    75% {
      transform: translateY(-9%) rotate(270deg);
    }
    100% {
      transform: translateY(0) rotate(360deg);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .die {
      transition: none;
    }
    .tumbling {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .die {
      border: 2px solid ButtonText;
      forced-color-adjust: none;
      background: Canvas;
      color: CanvasText;
    }
    .held {
      border-color: Highlight;
      outline-color: Highlight;
    }
  }
`;
