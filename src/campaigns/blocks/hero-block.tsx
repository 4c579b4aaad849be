import { graphql } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as styles from "./hero-block.module.css";

interface HeroBlockProps {
  block: Queries.HeroBlockFragment;
  campaign: Queries.HeroPictureFragment;
}

/** The top of a campaign's page: its picture, its title, and the one thing to do first. */
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
        <h1 className={styles.title}>{title}</h1>
        <Japanese className={styles.original} text={titleJa} />
        <p className={styles.lead}>{lead}</p>
        {button ? (
          <p>
            <SiteLink className={styles.button} target={button.target}>
              {button.title}
            </SiteLink>
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
