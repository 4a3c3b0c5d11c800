package dev.stoa.testkit.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.rating.LogEnd;
import dev.stoa.domain.rating.MatchFilter;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** The log of matches in a list. */
public final class InMemoryMatches implements Matches {

  private final Cell<Vector<RatedMatch>> log;

  public InMemoryMatches(InMemoryUnitOfWork unit) {
    this.log = unit.cell(Vector.empty());
  }

  @Override
  public LogEnd lockEnd(Seq<MatchId> wanted) {
    // Locking counts as writing: it is refused in a read-only unit.
    log.update(all -> all);
    Option<RatedMatch> last = log.get().lastOption();
    return new LogEnd(
        last.map(RatedMatch::sequence).getOrElse(0L),
        last.map(RatedMatch::at),
        log.get().filter(match -> wanted.contains(match.id())).toMap(RatedMatch::id, one -> one));
  }

  @Override
  public void append(Seq<RatedMatch> matches) {
    matches.forEach(this::append);
  }

  private void append(RatedMatch match) {
    if (log.get()
        .exists(
            existing ->
                existing.sequence() == match.sequence() || existing.id().equals(match.id()))) {
      throw new StorageException("the workspace holds match " + match.id() + " already");
    }
    log.update(all -> all.append(match));
  }

  @Override
  public void rerate(Seq<RatedMatch> matches) {
    for (RatedMatch match : matches) {
      log.update(
          all ->
              all.map(
                  existing ->
                      existing.sequence() == match.sequence()
                          ? existing.with(match.parts())
                          : existing));
    }
  }

  @Override
  public long move(AgentName from, AgentName into) {
    long moved = count(from);
    log.update(
        all ->
            all.map(
                match ->
                    match.with(
                        match
                            .parts()
                            .map(part -> part.agent().equals(from) ? part.of(into) : part))));
    return moved;
  }

  @Override
  public long count(AgentName agent) {
    return log.get().count(match -> played(match, agent));
  }

  @Override
  public Option<RatedMatch> find(MatchId id) {
    return log.get().find(match -> match.id().equals(id));
  }

  @Override
  public Seq<RatedMatch> between(AgentName one, AgentName other, long before, int limit) {
    return log.get()
        .reverse()
        .filter(match -> match.sequence() < before && played(match, one) && played(match, other))
        .take(limit);
  }

  @Override
  public Seq<RatedMatch> page(MatchFilter filter, long before, int limit) {
    return log.get()
        .reverse()
        .filter(match -> match.sequence() < before && filter.accepts(match))
        .take(limit);
  }

  @Override
  public void scan(Consumer<RatedMatch> matches) {
    log.get().forEach(matches);
  }

  @Override
  public void scanScores(Option<Discipline> discipline, ScoreReader scores) {
    log.get()
        .filter(match -> discipline.forAll(match.discipline()::contains))
        .forEach(
            match ->
                match
                    .parts()
                    .forEach(
                        part ->
                            scores.score(match.sequence(), part.agent().value(), part.score())));
  }

  private static boolean played(RatedMatch match, AgentName agent) {
    return match.parts().exists(part -> part.agent().equals(agent));
  }
}
