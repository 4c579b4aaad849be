import { headOf } from "#src/app/head/head-of";

interface Data {
  campaign: { name: string; description: string } | null;
}

/** What a campaign's page says of itself; every template of campaigns has it. */
export const CampaignHead = headOf(({ campaign }: Data) => ({
  ...(campaign && { title: campaign.name, description: campaign.description }),
}));
