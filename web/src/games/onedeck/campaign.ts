// The campaign as the shell asks for it. What draws it is loaded when one is opened: most games are played without.
import { lazy } from 'preact/compat';
import type { CampaignFace } from '../../contract';
import { plural, say } from '../../words';
import { runsOf, stateOf, stepWords } from './campaign_state';
import { setup } from './setup';

export const campaigns: CampaignFace = {
  title(document) {
    const { sheets } = stateOf(document);
    const learned = sheets.reduce((all, { learned: some }) => all + some.length, 0);
    const played = runsOf(document.steps).length;
    return { name: say('onedeck.campaign.title'), about: say('web.onedeck.campaign.about', { games: plural('onedeck.campaign.games', played), learned }) };
  },
  stepWords,
  seat(document, seat) {
    const { heroes } = stateOf(document);
    return setup.seat?.(seat, heroes.length, { heroes });
  },
  Scene: lazy(async () => ({ default: (await import('./camp')).Scene })),
  State: lazy(async () => ({ default: (await import('./camp')).State })),
  Steps: lazy(async () => ({ default: (await import('./campaign_steps')).Steps })),
};
