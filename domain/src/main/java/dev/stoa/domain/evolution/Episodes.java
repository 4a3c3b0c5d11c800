package dev.stoa.domain.evolution;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** The episodes of a workspace with their actions. */
public interface Episodes {

  /** Stores new episodes with their actions. */
  void add(Seq<Episode> episodes, Seq<EpisodeAction> actions);

  /** Stores episodes and actions in the archive, with the instants at which they came there. */
  void addArchived(Seq<Episode> episodes, Seq<EpisodeAction> actions);

  /** Whether all of these generations and profiles, each given once, are stored. */
  boolean isKnown(Seq<GenerationId> generations, Seq<ProfileId> profiles);

  /** The episodes of these ids, archived ones too, in any order. */
  Seq<Episode> find(Seq<EpisodeId> ids);

  /** As {@link #find}; the ids are locked until the write unit ends, whether used or not. */
  Seq<Episode> claim(Seq<EpisodeId> ids);

  /** The episodes of a generation that are not archived, in the order of their keys. */
  Seq<Episode> page(GenerationId generation, Option<Episode.Key> after, int limit);

  /** The episodes of a generation with the lowest scores of agent A, without shadow trials. */
  Seq<Episode> lowest(GenerationId generation, int limit);

  /** How many episodes of a generation are not shadow trials. */
  long count(GenerationId generation);

  /** The scores of a profile in its generation's episodes, of shadow trials or of the others. */
  Seq<Integer> scores(GenerationId generation, ProfileId profile, boolean shadow);

  /** Passes the actions of an episode one by one, in order; inside a snapshot they are streamed. */
  void scan(Episode episode, Consumer<EpisodeAction> actions);

  /** The actions of an episode in order, after a sequence. */
  Seq<EpisodeAction> actions(Episode episode, long after, int limit);

  /** The last dialogue of each of the episodes that are not archived, if there is any. */
  Seq<String> lastWords(Seq<EpisodeId> episodes);
}
