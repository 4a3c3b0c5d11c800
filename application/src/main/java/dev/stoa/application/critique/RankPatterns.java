package dev.stoa.application.critique;

import dev.stoa.domain.critique.CritiquePattern;
import dev.stoa.domain.critique.PatternPosition;
import dev.stoa.domain.critique.PatternQuery;
import dev.stoa.domain.critique.Patterns;
import dev.stoa.domain.critique.RankPosition;
import dev.stoa.domain.critique.RankedPattern;
import dev.stoa.domain.kernel.Page;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;

/**
 * Finds the best patterns at an instant, without reading them all.
 *
 * <p>No index has this order, because it changes with time. But no score exceeds the pattern's
 * strength, which has an index: patterns are read strongest first until the rest is too weak to
 * beat what was found.
 */
final class RankPatterns {

  private static final int CHUNK = 200;
  private static final Comparator<RankedPattern> BEST_FIRST =
      Comparator.comparingDouble(RankedPattern::score)
          .reversed()
          .thenComparing(ranked -> ranked.pattern().id().value());

  private final Patterns patterns;
  private final InstantSource clock;

  RankPatterns(Patterns patterns, InstantSource clock) {
    this.patterns = patterns;
    this.clock = clock;
  }

  Page<RankedPattern, RankPosition> top(PatternQuery query) {
    Option<RankPosition> after = query.page().after();
    int size = query.page().limit();
    Instant asOf = after.map(RankPosition::asOf).getOrElse(clock::instant);
    Seq<RankedPattern> best = Vector.empty();
    Option<PatternPosition> reached = Option.none();
    boolean more = true;
    while (more) {
      Seq<CritiquePattern> chunk =
          patterns.strongest(query.category(), query.minSuccesses(), reached, CHUNK);
      best =
          best.appendAll(
                  chunk
                      .map(pattern -> new RankedPattern(pattern, pattern.scoreAt(asOf)))
                      .filter(ranked -> after.forAll(ranked::standsBehind)))
              .sorted(BEST_FIRST)
              .take(size);
      reached =
          chunk.lastOption().map(weakest -> new PatternPosition(weakest.strength(), weakest.id()));
      more = chunk.size() == CHUNK && !isSettled(best, size, chunk.last().strength());
    }
    return new Page<>(best, best.size() < size ? Option.none() : position(asOf, best));
  }

  /** An equal score may still win by id. */
  private static boolean isSettled(Seq<RankedPattern> best, int size, double strengthLeft) {
    return best.size() == size && best.last().score() > strengthLeft;
  }

  private static Option<RankPosition> position(Instant asOf, Seq<RankedPattern> best) {
    return best.lastOption().map(last -> new RankPosition(asOf, last.score(), last.pattern().id()));
  }
}
