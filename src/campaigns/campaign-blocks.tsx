import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import "./blocks/edition.css";
import { BlockSection } from "./blocks/block-section";
import { CardsBlock } from "./blocks/cards-block";
import { CastBlock } from "./blocks/cast-block";
import { CountdownBlock } from "./blocks/countdown-block";
import { FiguresBlock } from "./blocks/figures-block";
import { GalleryBlock } from "./blocks/gallery-block";
import { HeroBlock } from "./blocks/hero-block";
import { LinksBlock } from "./blocks/links-block";
import { NoticesBlock } from "./blocks/notices-block";
import { ProseBlock } from "./blocks/prose-block";
import { QuizBlock } from "./blocks/quiz-block";
import { SongBlock } from "./blocks/song-block";
import { StepsBlock } from "./blocks/steps-block";
import { TimelineBlock } from "./blocks/timeline-block";

interface CampaignBlocksProps {
  campaign: Queries.CampaignBlocksFragment;
  module: ReactNode;
}

const FIRST_VIEW_BLOCKS = 1;

type Block = Queries.CampaignBlocksFragment["blocks"][number];

export function CampaignBlocks({ campaign, module }: CampaignBlocksProps) {
  return campaign.blocks.map((block, index) => (
    // Blocks have no key, and their order is constant.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index === FIRST_VIEW_BLOCKS && <LateSheets />}
      <CampaignBlock block={block} campaign={campaign} module={module} />
    </Fragment>
  ));
}

function CampaignBlock({ block, campaign, module }: CampaignBlocksProps & { block: Block }) {
  if (block.__typename === "HeroBlock") return <HeroBlock block={block} campaign={campaign} />;
  return (
    <BlockSection kind={block.__typename.replace("Block", "").toLowerCase()} block={block}>
      {contentOf(block) ?? module}
    </BlockSection>
  );
}

/** Content of a block's section; undefined for a module. */
function contentOf(block: Exclude<Block, { __typename: "HeroBlock" }>) {
  switch (block.__typename) {
    case "ProseBlock":
      return <ProseBlock block={block} />;
    case "CastBlock":
      return <CastBlock block={block} />;
    case "TimelineBlock":
      return <TimelineBlock block={block} />;
    case "GalleryBlock":
      return <GalleryBlock block={block} />;
    case "SongBlock":
      return <SongBlock block={block} />;
    case "StepsBlock":
      return <StepsBlock block={block} />;
    case "CountdownBlock":
      return <CountdownBlock block={block} />;
    case "QuizBlock":
      return <QuizBlock block={block} />;
    case "LinksBlock":
      return <LinksBlock block={block} />;
    case "FiguresBlock":
      return <FiguresBlock block={block} />;
    case "CardsBlock":
      return <CardsBlock block={block} />;
    case "NoticesBlock":
      return <NoticesBlock block={block} />;
    case "ModuleBlock":
      return undefined;
  }
}

export const campaignBlocksFragment = graphql`
  fragment CampaignBlocks on Campaign {
    ...HeroPicture
    blocks {
      __typename
      ...HeroBlock
      ...ProseBlock
      ...CastBlock
      ...TimelineBlock
      ...GalleryBlock
      ...SongBlock
      ...StepsBlock
      ...CountdownBlock
      ...QuizBlock
      ...LinksBlock
      ...FiguresBlock
      ...CardsBlock
      ...NoticesBlock
      ... on ModuleBlock { title intro module }
    }
  }
`;
