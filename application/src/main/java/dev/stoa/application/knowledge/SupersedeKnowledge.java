package dev.stoa.application.knowledge;

import dev.stoa.application.trust.FollowSupersessions;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.SupersessionHistory;
import dev.stoa.domain.knowledge.KnowledgeEntries;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.KnowledgeRefused;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.Consumer;

/** The step of superseding an entry by another, and of undoing it; the superseded one is kept. */
final class SupersedeKnowledge {

  /** The most entries that one supersedes when it is contributed. */
  private static final int MAX_SUPERSEDED = 100;

  private final KnowledgeEntries entries;
  private final FindKnowledge find;
  private final SupersessionHistory<KnowledgeId, KnowledgeEntry> history;
  private final FollowSupersessions<KnowledgeId, KnowledgeEntry> follow;

  SupersedeKnowledge(
      KnowledgeEntries entries,
      FindKnowledge find,
      FollowSupersessions<KnowledgeId, KnowledgeEntry> follow) {
    this.follow = follow;
    this.entries = entries;
    this.find = find;
    this.history = new SupersessionHistory<>(entries::find, entries::supersededBy);
  }

  /** Refuses more than one entry supersedes. */
  static Seq<String> checked(Seq<String> supersedes) {
    if (supersedes.size() > MAX_SUPERSEDED) {
      throw new InvalidValue(
          "supersedes are " + supersedes.size() + ": give at most " + MAX_SUPERSEDED);
    }
    return supersedes;
  }

  /** Supersedes several; answers what supersedes them. */
  Either<KnowledgeRefused, KnowledgeEntry> supersedeAll(
      Seq<String> losers, KnowledgeEntry winner, Consumer<KnowledgeEntry> changed) {
    for (String loser : losers) {
      Either<KnowledgeRefused, KnowledgeEntry> after =
          supersede(loser, winner.id().value(), changed);
      if (after.isLeft()) {
        return after;
      }
    }
    return Either.right(losers.isEmpty() ? winner : entries.find(winner.id()).getOrElse(winner));
  }

  /**
   * Supersedes an entry.
   *
   * @param changed receives it if it was not superseded by the other before
   */
  Either<KnowledgeRefused, KnowledgeEntry> supersede(
      String entry, String by, Consumer<KnowledgeEntry> changed) {
    return find.find(entry)
        .flatMap(
            loser -> find.find(by).flatMap(winner -> supersede(loser.id(), winner.id(), changed)));
  }

  private Either<KnowledgeRefused, KnowledgeEntry> supersede(
      KnowledgeId loser, KnowledgeId winner, Consumer<KnowledgeEntry> changed) {
    // In the order of ids, so that two that supersede each other do not wait for each other.
    Map<KnowledgeId, KnowledgeEntry> held =
        Vector.of(loser, winner)
            .distinct()
            .sorted()
            .flatMap(entries::lock)
            .toMap(KnowledgeEntry::id, one -> one);
    return lock(held, loser)
        .flatMap(before -> lock(held, winner).flatMap(by -> supersede(before, by, changed)))
        .map(
            after ->
                follow.superseded(Vector.of(loser), winner)
                    ? entries.find(loser).getOrElse(after)
                    : after);
  }

  private static Either<KnowledgeRefused, KnowledgeEntry> lock(
      Map<KnowledgeId, KnowledgeEntry> held, KnowledgeId id) {
    return held.get(id).toEither(() -> new KnowledgeRefused.Unknown(id.value()));
  }

  private Either<KnowledgeRefused, KnowledgeEntry> supersede(
      KnowledgeEntry before, KnowledgeEntry by, Consumer<KnowledgeEntry> changed) {
    return history
        .withoutCircle(before, by)
        .flatMap(one -> one.supersededBy(by))
        .<KnowledgeRefused>mapLeft(KnowledgeRefused.NotSuperseded::new)
        .peek(
            after -> {
              if (!after.equals(before)) {
                entries.save(after);
                entries.save(by.begun());
                changed.accept(after);
              }
            });
  }

  Either<KnowledgeRefused, KnowledgeEntry> reinstate(String entry) {
    return find.lock(entry)
        .flatMap(
            held ->
                held.reinstated().<KnowledgeRefused>mapLeft(KnowledgeRefused.NotSuperseded::new))
        .peek(entries::save);
  }

  Either<KnowledgeRefused, Seq<KnowledgeEntry>> history(String entry) {
    return find.find(entry).map(history::of);
  }
}
