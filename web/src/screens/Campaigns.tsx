// The place for campaigns on the shelf: those that are kept here, and where to begin one. It is there as soon as a game of
// the page has campaigns, or one is kept.
import { useEffect, useState } from 'preact/hooks';
import { beginCampaign, campaigns, dropCampaign, exportCampaign, refreshCampaigns } from '../campaigns';
import { faces } from '../games';
import type { KeptCampaign } from '../kept';
import { Picture } from '../picture';
import { address, go } from '../route';
import { plural, say } from '../words';
import { ago } from './ago';
import { AskTwice } from './AskTwice';
import { catalogue, gameName } from './catalogue';
import { FaultNotice } from './FaultNotice';

function CampaignRow({ kept, fail }: { kept: KeptCampaign; fail(error: unknown): void }) {
  const title = gameName(kept.game);
  return (
    <li class="kept">
      <div class="kept-words">
        <p class="kept-title">{title}</p>
        <p class="kept-when">
          {kept.due && `${say('web.campaign.due')} · `}
          {plural('web.campaign.steps', kept.steps)} · <time dateTime={new Date(kept.changed).toISOString()}>{ago(kept.changed)}</time>
        </p>
      </div>
      <div class="row">
        {kept.game in faces && (
          <a class="button main" href={address('campaign', kept.campaign)}>
            {say('web.campaign.go_on')}
            <span class="spoken">: {title}</span>
          </a>
        )}
        <button type="button" class="button quiet" onClick={() => void exportCampaign(kept.campaign).catch(fail)}>
          {say('web.home.export')}
          <span class="spoken">: {title}</span>
        </button>
        <AskTwice
          quiet
          label={say('web.home.delete')}
          spoken={`${say('web.home.delete')}: ${title}`}
          question={say('web.home.delete.ask')}
          yes={say('web.home.delete.yes')}
          no={say('web.home.delete.no')}
          act={() => void dropCampaign(kept.campaign).catch(fail)}
        />
      </div>
    </li>
  );
}

export function Campaigns() {
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    refreshCampaigns().catch(setFault);
  }, []);
  const found = campaigns.value ?? [];
  const begun = catalogue.filter(({ id, campaigns: has }) => has && id in faces);
  if (found.length === 0 && begun.length === 0 && fault === null) return null;
  const begin = (game: string) => {
    setFault(null);
    beginCampaign(game).then((id) => go('campaign', id), setFault);
  };
  return (
    <section class="kept-games" aria-labelledby="campaigns">
      <h2 id="campaigns">{say('web.campaign.shelf')}</h2>
      {fault !== null && <FaultNotice what={say('web.campaign.failed')} error={fault} />}
      {found.length === 0 ? (
        <p class="campaigns-empty">
          <Picture class="campaigns-picture" name="house-empty" />
          {say('web.campaign.empty')}
        </p>
      ) : (
        <ul>
          {found.map((kept) => (
            <CampaignRow key={kept.campaign} kept={kept} fail={setFault} />
          ))}
        </ul>
      )}
      <div class="row campaigns-begin">
        {begun.map(({ id, name }) => (
          <button key={id} type="button" class="button" onClick={() => begin(id)}>
            {say('web.campaign.begin', { game: name })}
          </button>
        ))}
      </div>
    </section>
  );
}
