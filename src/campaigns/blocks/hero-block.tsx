import { graphql } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as styles from "./hero-block.module.css";
import { ButtonLink, Panel, Title } from "#src/ui/primitives/elements";

interface HeroBlockProps {
  block: Queries.HeroBlockFragment;
  campaign: Queries.HeroPictureFragment;
}

export function HeroBlock({ block, campaign }: HeroBlockProps) {
  const { title, titleJa, badge, lead, button, look } = block;
  return (
    <header className={styles.hero} data-look={look ?? "poster"}>
      <Picture
        className={styles.scene}
        image={campaign.tallPicture.imageData}
        alt=""
        sizes="100vw"
        priority
        instead={{
          image: campaign.widePicture.imageData,
          media: "(min-aspect-ratio: 1/1)",
          sizes: "100vw",
        }}
      />
      <div className={styles.words}>
        {badge ? <p className={styles.badge}>{badge}</p> : null}
        <Title as="h1" outline="raised" className={styles.title}>
          {title}
        </Title>
        <Japanese className={styles.original} text={titleJa} />
        <Panel as="p" shadow={2} className={styles.lead}>
          {lead}
        </Panel>
        {button ? (
          <p>
            <ButtonLink as={SiteLink} tone="dark" className={styles.button} target={button.target}>
              {button.title}
            </ButtonLink>
          </p>
        ) : null}
      </div>
    </header>
  );
}

export const heroBlockFragment = graphql`
  fragment HeroBlock on HeroBlock {
    title titleJa badge lead look
    button { title target }
  }

  fragment HeroPicture on Campaign {
    widePicture { imageData }
    tallPicture { imageData(upTo: 800) }
  }
`;
