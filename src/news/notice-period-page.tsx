import { Link } from "gatsby";
import { formatHalfYear } from "#lib/format/half-year";
import { informationPath, noticePeriodPath } from "#lib/content/model/pages/paths";
import type { NamedMusic } from "#lib/music/notice-music";
import { notFound } from "#src/app/routing/route-error";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { Pager } from "#src/ui/primitives/pager/pager";
import * as styles from "./information.module.css";
import { InformationHero } from "./information-hero";
import { NoticeYearSection } from "./notice-year-section";
import { resultCount } from "./result-words";
import { Cluster, Text } from "#src/ui/primitives/elements";

interface NoticePeriodPageProps {
  data: Queries.NoticePeriodTemplateQuery;
  pageContext: {
    period: string;
    previous: string;
    next: string;
    /** Songs and albums of each notice. */
    music: readonly (readonly NamedMusic[])[];
  };
}

/** All notices of a half-year, without scripts. */
export function NoticePeriodPage({ data, pageContext }: NoticePeriodPageProps) {
  const { period, previous, next, music } = pageContext;
  const notices = data.notices.nodes;
  if (notices.length === 0) throw notFound();
  return (
    <>
      <InformationHero
        title={formatHalfYear(period)}
        lead="The notices of these six months, newest first."
      />
      <LateSheets />
      <section className={styles.board} aria-labelledby="notices">
        <Cluster className={styles.caption}>
          <h2 id="notices" className={styles.heading}>
            {resultCount(notices.length)}
          </h2>
          <Text as={Link} weight={700} to={informationPath}>
            All notices
          </Text>
        </Cluster>
        <NoticeYearSection year={period.slice(0, 4)} notices={notices} music={music} />
      </section>
      <Pager
        label="Other half-years"
        between={[previous, next]}
        entry={(other) => ({ path: noticePeriodPath(other), title: formatHalfYear(other) })}
      />
    </>
  );
}
