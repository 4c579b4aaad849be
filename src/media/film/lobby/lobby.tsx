import { Picture } from "#src/ui/primitives/picture/picture";
import { FilmCounts } from "../../film-counts/film-counts";
import { Standings } from "../../standings/standings";
import { Badges } from "../achievements/badges";
import * as styles from "../poster/end-poster.late.module.css";
import { ButtonLink, Stack } from "#src/ui/primitives/elements";

interface LobbyProps {
  readonly title: string;
  readonly data: Pick<
    Queries.MovieCampaignPageQuery,
    "poster" | "star" | "ticket" | "counts" | "exhibition" | "offices"
  >;
}

export default function Lobby({ title, data }: LobbyProps) {
  const { poster, star, ticket, counts, exhibition, offices } = data;
  return (
    <>
      {star && ticket ? <Badges star={star.imageData} ticket={ticket.imageData} /> : null}
      {counts ? <FilmCounts builtIn={counts} /> : null}
      {poster ? (
        <section className={styles.wall} aria-labelledby="poster">
          <div className={styles.sheet}>
            <Picture
              image={poster.imageData}
              alt={`The poster of “${title}”.`}
              sizes="(min-width: 900px) 440px, 80vw"
            />
          </div>
          <Stack gap={5} className={styles.text}>
            <h2 id="poster">Take the poster home</h2>
            <p>
              The end of the film on a sheet of paper, for the wall above the desk. You can save the
              frame on the screen too, with the arrow button below the picture.
            </p>
            <ButtonLink
              as="a"
              shadow={2}
              tone="sun"
              className={styles.save}
              href={poster.file}
              download
            >
              Save the poster
            </ButtonLink>
          </Stack>
        </section>
      ) : null}
      <Standings
        units={offices.nodes.flatMap((office) => office.units)}
        stands={exhibition?.list ?? []}
        updateTime={counts?.updateTime ?? ""}
      />
    </>
  );
}
