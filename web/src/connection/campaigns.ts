// Campaigns on the shelf. The engine knows what a document says and what can follow it; here they are kept, each with
// its last version but one, which takes its place if it cannot be read, and with the game that is under way in it.
import type { KeptCampaign } from '../kept';
import type { Reply } from './engine';
import { Refusal } from './refusal';
import type { CampaignVolume, Shelf } from './shelf';

/** A campaign as the engine reads it. */
interface Standing {
  document: Record<string, unknown>;
  steps: string[];
  /** the game that is due */
  new?: Record<string, unknown>;
  /** the last version could not be read: why */
  restored?: string;
}

export interface CampaignParts {
  shelf: Shelf;
  ask(game: unknown, message: object): Promise<Reply>;
  /** Against other windows, as a game is held. */
  hold(name: string): Promise<(() => void) | undefined>;
  now(): number;
}

function headOf(volume: CampaignVolume): KeptCampaign {
  const { document: _, before: __, ...head } = volume;
  return head;
}

export class Campaigns {
  constructor(private readonly parts: CampaignParts) {}

  /** Those that were changed last come first. */
  async list(): Promise<KeptCampaign[]> {
    const all = await this.parts.shelf.campaigns();
    return all.map(headOf).sort((a, b) => b.changed - a.changed);
  }

  async begin(game: unknown, options: unknown): Promise<object> {
    const standing = standingOf(await this.parts.ask(game, { cmd: 'campaign', game, options }));
    return this.keep({ game: String(game), started: this.parts.now() }, standing);
  }

  /** A document that comes from a file. One of the same campaign gives way to it, and stays behind it. */
  async take(game: string, document: Record<string, unknown>): Promise<object> {
    const standing = await this.read(game, document);
    const known = await this.parts.shelf.campaign(String(standing.document.id));
    return this.keep({ game, started: known?.started ?? this.parts.now(), before: known?.document }, standing);
  }

  async open(id: string): Promise<object> {
    const volume = await this.volume(id);
    return answer(volume, await this.standing(volume));
  }

  step(id: string, step: unknown): Promise<object> {
    return this.change(id, { step });
  }

  /** Counts a finished game; `table` is its name in the engine. */
  count(id: string, table: string): Promise<object> {
    return this.change(id, { table });
  }

  /** What the engine wants to be sent for the game that is due. */
  async due(id: string): Promise<Record<string, unknown>> {
    const volume = await this.volume(id);
    if (volume.table !== undefined) throw new Refusal('bad_request', 'the game that is due has begun already', { path: 'campaign' });
    const { document, new: fields } = await this.standing(volume);
    if (!fields) throw new Refusal('bad_config', 'no game is due in this campaign: it waits for other steps', { path: 'campaign' });
    return { ...fields, campaign: document };
  }

  /** The game that is due has begun. */
  begun(id: string, table: string): Promise<void> {
    return this.held(id, async () => this.parts.shelf.putCampaign({ ...(await this.volume(id)), table }));
  }

  /** A game was thrown away: if it was under way in a campaign, that can begin it again. */
  async thrownAway(table: string): Promise<void> {
    for (const volume of await this.parts.shelf.campaigns()) {
      if (volume.table === table) await this.held(volume.campaign, () => this.parts.shelf.putCampaign({ ...volume, table: undefined }));
    }
  }

  /** As a file: what can be read of it. */
  async exported(id: string): Promise<{ document: Record<string, unknown>; head: KeptCampaign }> {
    const volume = await this.volume(id);
    const document = await this.standing(volume).then((standing) => standing.document, () => volume.document);
    return { document, head: headOf(volume) };
  }

  drop(id: string): Promise<void> {
    return this.parts.shelf.removeCampaign(id);
  }

  // ---------------------------------------------------------------------------------------------------------------------

  private async volume(id: string): Promise<CampaignVolume> {
    const volume = await this.parts.shelf.campaign(id);
    if (!volume) throw new Refusal('unknown_campaign', `there is no campaign ${id}`);
    return volume;
  }

  private async read(game: string, campaign: Record<string, unknown>, more: object = {}): Promise<Standing> {
    return standingOf(await this.parts.ask(game, { cmd: 'campaign', campaign, ...more }));
  }

  /** What a campaign has come to; by the version before, if the last one cannot be read. */
  private async standing({ game, document, before }: CampaignVolume): Promise<Standing> {
    try {
      return await this.read(game, document);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'bad_campaign' || !before) throw error;
      return { ...(await this.read(game, before)), restored: error.message };
    }
  }

  private change(id: string, more: object): Promise<object> {
    return this.held(id, async () => {
      const volume = await this.volume(id);
      const now = await this.standing(volume);
      const next = await this.read(volume.game, now.document, more);
      const under_way = 'table' in more ? undefined : volume.table;
      return this.keep({ game: volume.game, started: volume.started, before: now.document, table: under_way }, next);
    });
  }

  private async keep(more: { game: string; started: number; before?: Record<string, unknown>; table?: string }, standing: Standing): Promise<object> {
    const { document, new: due } = standing;
    const steps = document.steps as string[];
    const volume: CampaignVolume = { ...more, campaign: String(document.id), changed: this.parts.now(), steps: steps.length, due: due !== undefined, document };
    await this.parts.shelf.putCampaign(volume);
    return answer(volume, standing);
  }

  private async held<T>(id: string, work: () => Promise<T>): Promise<T> {
    const release = await this.parts.hold(`campaign.${id}`);
    if (!release) throw new Refusal('busy', 'this campaign is being changed in another window');
    try {
      return await work();
    } finally {
      release();
    }
  }
}

/** `campaign` of the engine's replies is the document; to the page it is the name on the shelf. */
function standingOf(reply: Reply): Standing {
  const { campaign, steps, new: due } = reply as unknown as { campaign: Record<string, unknown>; steps: string[]; new?: Record<string, unknown> };
  if (!due) return { document: campaign, steps };
  const { campaign: _, ...fields } = due;
  return { document: campaign, steps, new: fields };
}

function answer({ campaign, game, table }: CampaignVolume, standing: Standing): object {
  return { campaign, game, table, ...standing };
}
