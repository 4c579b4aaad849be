import { headOf } from "#src/app/head/head-of";

/** `Head` of all templates of campaigns. */
export const CampaignHead = headOf(({ campaign }: Queries.CampaignTemplateQuery) => ({
  ...(campaign && { title: campaign.name, description: campaign.description }),
}));
