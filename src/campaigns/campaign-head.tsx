import { headOf } from "#src/app/head/head-of";

export const CampaignHead = headOf(({ campaign }: Queries.CampaignTemplateQuery) => ({
  ...(campaign && { title: campaign.name, description: campaign.description }),
}));
