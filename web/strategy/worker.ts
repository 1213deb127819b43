// Runs in a worker of its own: unpacking the table and judging games would hold up the page.
import type { Roll } from '../../engine/dice.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { totalOf } from '../../engine/scorecard.ts';
import type { Choices } from '../../engine/strategy/choices.ts';
import { drawDrill, valueGame } from '../../engine/strategy/drill.ts';
import { playPar } from '../../engine/strategy/par.ts';
import { makePerfectFinder, type PerfectFinder } from '../../engine/strategy/perfect.ts';
import { loadTable } from './load-table.ts';
import { pickFairly } from './pick-fairly.ts';
import type { Answers, Asked, FailureCode, Question, Told } from './questions.ts';
import { gameOf, tellDrill, tellMoves } from './tell-moves.ts';
import { tellReview } from './tell-review.ts';

/** The table once it is asked for; asked for again after a failure. */
let table: Promise<Choices> | null = null;
let findPerfect: PerfectFinder | null = null;

addEventListener('message', async ({ data: { id, question } }: MessageEvent<Asked>) => {
  try {
    const choices = question.ask === 'perfect' ? null : await choicesOrFail();
    if (choices === 'table') fail(id, 'table');
    else tell({ id, answer: answer(question, choices) });
  } catch (error) {
    console.error(error);
    fail(id, 'fault');
  }
});

async function choicesOrFail(): Promise<Choices | 'table'> {
  table ??= loadTable((progress) => tell({ progress }));
  try {
    return await table;
  } catch (error) {
    console.warn(error);
    table = null;
    return 'table';
  }
}

function answer(question: Question, choices: Choices | null): Answers[keyof Answers] {
  switch (question.ask) {
    case 'review':
      return tellReview(choices!, question.turns, question.rolls);
    case 'par':
      return totalOf(playPar(choices!, question.rolls).game.card);
    case 'perfect':
      return perfectOf(question.rolls);
    case 'moves':
      return tellMoves(valueGame(choices!, gameOf(question.card)), question.card.roll);
    case 'drill':
      return tellDrill(drawDrill(choices!, pickFairly));
  }
}

function perfectOf(rolls: readonly Roll[]): number {
  findPerfect ??= makePerfectFinder(RANKED_RULES);
  return findPerfect(rolls).total;
}

function fail(id: number, failure: FailureCode): void {
  tell({ id, failure });
}

function tell(told: Told): void {
  postMessage(told);
}
