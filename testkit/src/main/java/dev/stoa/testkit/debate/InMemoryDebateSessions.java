package dev.stoa.testkit.debate;

import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebateConfigJson;
import dev.stoa.domain.debate.DebateFilter;
import dev.stoa.domain.debate.DebateJsonColumn;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateSessions;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.domain.debate.NextTurn;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.Tuple;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Comparator;

/** The debate sessions in a map. */
final class InMemoryDebateSessions implements DebateSessions {

  private static final Comparator<DebateSession> NEWEST =
      Comparator.comparing(DebateSession::createdAt).thenComparing(DebateSession::id).reversed();

  private final DebateCells cells;

  InMemoryDebateSessions(DebateCells cells) {
    this.cells = cells;
  }

  @Override
  public void add(DebateSession session) {
    cells
        .sessions()
        .update(
            all -> {
              if (all.containsKey(session.id())) {
                throw new IllegalStateException("session " + session.id() + " is there");
              }
              return all.put(session.id(), session);
            });
  }

  @Override
  public void save(DebateSession session) {
    cells
        .sessions()
        .update(
            all ->
                all.get(session.id())
                    .map(before -> all.put(session.id(), notOlder(session, before.updatedAt())))
                    .getOrElse(all));
  }

  private static DebateSession notOlder(DebateSession session, Instant before) {
    return !session.updatedAt().isBefore(before)
        ? session
        : new DebateSession(
            session.id(),
            session.debate(),
            session.opened(),
            session.status(),
            session.createdAt(),
            before,
            session.completedAt(),
            session.totalRounds(),
            session.finalConsensusScore(),
            session.outcome());
  }

  @Override
  public Option<DebateSession> find(DebateSessionId id) {
    return cells.sessions().get().get(id);
  }

  @Override
  public Option<DebateSession> lock(DebateSessionId id) {
    cells.sessions().requireWriting();
    return find(id);
  }

  @Override
  public Option<NextTurn> lockNext(DebateSessionId id, Seq<AgentName> speakers) {
    return lock(id)
        .map(
            session ->
                new NextTurn(
                    session.status(),
                    session.totalRounds(),
                    cells
                        .turns()
                        .get()
                        .filter(turn -> turn.session().equals(id))
                        .map(DebateTurn::sequence)
                        .max()
                        .getOrElse(0L),
                    speakers.forAll(
                        one -> cells.participants().get().contains(Tuple.of(id, one)))));
  }

  @Override
  public Seq<DebateSession> endingWith(String end, int limit) {
    return sorted(Comparator.comparing(DebateSession::id))
        .filter(session -> session.id().value().endsWith(end))
        .take(limit);
  }

  @Override
  public Seq<DebateSession> page(DebateFilter filter, Option<DebateSession.Key> after, int limit) {
    return sorted(NEWEST)
        .filter(filter::accepts)
        .filter(session -> after.forAll(last -> isBehind(session, last)))
        .take(limit);
  }

  private static boolean isBehind(DebateSession session, DebateSession.Key last) {
    int order = session.createdAt().compareTo(last.createdAt());
    return order < 0 || (order == 0 && session.id().compareTo(last.id()) < 0);
  }

  @Override
  public Seq<DebateSession> containing(
      DebateJsonColumn.OfSession column,
      JsonMember member,
      Option<DebateSessionId> after,
      int limit) {
    return sorted(Comparator.comparing(DebateSession::id))
        .filter(session -> after.forAll(last -> session.id().compareTo(last) > 0))
        .filter(session -> member.isIn(json(session, column)))
        .take(limit);
  }

  private static CanonicalJson json(DebateSession session, DebateJsonColumn.OfSession column) {
    DebateConfig config = session.opened().config();
    return switch (column) {
      case CONFIG -> DebateConfigJson.of(config);
      case METADATA -> session.opened().metadata();
    };
  }

  @Override
  public void remove(DebateSessionId id) {
    cells.remove(id);
  }

  @Override
  public long move(AgentName from, AgentName into) {
    Seq<DebateSession> named =
        cells.sessions().get().values().filter(session -> session.names(from));
    cells
        .sessions()
        .update(
            all ->
                named.foldLeft(
                    all, (stored, one) -> stored.put(one.id(), one.renamed(from, into))));
    return named.size();
  }

  private Seq<DebateSession> sorted(Comparator<DebateSession> order) {
    return cells.sessions().get().values().toVector().sorted(order);
  }
}
