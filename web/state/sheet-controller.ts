import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { dropDraft, keepDraft, onDraftElsewhere, readDraft } from '../device/drafts.ts';
import { keepGame } from '../device/games.ts';
import type { KeptGame } from '../device/kept-game.ts';
import { type Unkept, whyUnkept } from '../device/shelves.ts';
import {
  beginSheet,
  type Change,
  finishedGame,
  type Sheet,
  sheetDraft,
  step,
  write,
} from './sheet.ts';

/** Keeps the sheet under way: every change is on the device before the next one. */
export class SheetController implements ReactiveController {
  /** Null where none is under way. */
  sheet: Sheet | null = null;
  /** The game that this visit ended last. */
  finished: KeptGame | null = null;
  /** True once the device was asked for a sheet under way. */
  isReady = false;
  /** A sheet was there and could not be read. */
  isDamaged = false;

  private readonly host: ReactiveControllerHost;
  private gone = new AbortController();

  constructor(host: ReactiveControllerHost) {
    this.host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.gone = new AbortController();
    const { signal } = this.gone;
    onDraftElsewhere('sheet', () => this.load(), signal);
    this.load();
  }

  hostDisconnected(): void {
    this.gone.abort();
  }

  get unkept(): Unkept | null {
    return whyUnkept();
  }

  begin(rules: string, seats: Sheet['seats']): Promise<void> {
    this.finished = null;
    return this.keep(beginSheet(rules, seats));
  }

  write(change: Change): Promise<void> {
    return this.keep(write(this.sheet!, change));
  }

  undo(): Promise<void> {
    return this.keep(step(this.sheet!, -1));
  }

  redo(): Promise<void> {
    return this.keep(step(this.sheet!, 1));
  }

  /** Ends the sheet for good: it goes into the history, and only then is the draft dropped. */
  async finish(): Promise<void> {
    const game = finishedGame(this.sheet!, Date.now());
    await keepGame(game);
    await dropDraft('sheet');
    this.finished = game;
    this.sheet = null;
    this.host.requestUpdate();
  }

  /** Gives the sheet up, or leaves a finished one behind. */
  async leave(): Promise<void> {
    if (this.sheet) await dropDraft('sheet');
    this.sheet = null;
    this.finished = null;
    this.host.requestUpdate();
  }

  private async load(): Promise<void> {
    const read = await readDraft('sheet', sheetDraft);
    this.sheet = read.found === 'draft' ? read.value : null;
    this.isDamaged = read.found === 'unreadable';
    this.isReady = true;
    this.host.requestUpdate();
  }

  private async keep(sheet: Sheet): Promise<void> {
    this.sheet = sheet;
    this.host.requestUpdate();
    await keepDraft('sheet', sheet);
    this.host.requestUpdate();
  }
}
