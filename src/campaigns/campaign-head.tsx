import { headOf } from "#src/app/head/head-of";

/** What a campaign's page says of itself; every template of campaigns has it. */
export const CampaignHead = headOf(({ campaign }: Queries.CampaignTemplateQuery) => ({
  ...(campaign && { title: campaign.name, description: campaign.description }),
}));
