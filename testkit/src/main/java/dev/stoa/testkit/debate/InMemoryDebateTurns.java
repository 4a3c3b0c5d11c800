package dev.stoa.testkit.debate;

import dev.stoa.domain.debate.DebateJsonColumn;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.DebateTurns;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.Tuple;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.function.Consumer;

/** The turns in a list. */
final class InMemoryDebateTurns implements DebateTurns {

  private static final Comparator<DebateTurn> OF_AGENT =
      Comparator.comparing(DebateTurn::session).thenComparingLong(DebateTurn::sequence);

  private final DebateCells cells;

  InMemoryDebateTurns(DebateCells cells) {
    this.cells = cells;
  }

  @Override
  public void addParticipants(DebateSessionId session, Seq<AgentName> agents) {
    cells.participants().update(all -> all.addAll(agents.map(agent -> Tuple.of(session, agent))));
  }

  @Override
  public void append(Seq<DebateTurn> turns) {
    cells.turns().update(all -> all.appendAll(turns));
  }

  @Override
  public void appendImported(Seq<DebateTurn> turns) {
    turns.forEach(turn -> addParticipants(turn.session(), turn.draft().participants()));
    append(turns);
  }

  @Override
  public Map<DebateTurnId, DebateTurn> find(Seq<DebateTurnId> ids) {
    return cells
        .turns()
        .get()
        .filter(turn -> ids.contains(turn.id()))
        .toMap(DebateTurn::id, turn -> turn);
  }

  @Override
  public long latest(DebateSessionId session) {
    return of(session).map(DebateTurn::sequence).max().getOrElse(0L);
  }

  @Override
  public Map<DebateSessionId, Long> latest(Seq<DebateSessionId> sessions) {
    return sessions.toMap(session -> session, this::latest).filter((session, last) -> last > 0);
  }

  @Override
  public void scan(DebateSessionId session, TurnFilter filter, Consumer<DebateTurn> turns) {
    of(session).filter(filter::accepts).sorted(DebateTurn.REPLAY).forEach(turns);
  }

  @Override
  public Seq<DebateTurn> page(
      DebateSessionId session, TurnFilter filter, DebateTurn.ReplayKey after, int limit) {
    return of(session)
        .filter(filter::accepts)
        .sorted(DebateTurn.REPLAY)
        .filter(turn -> isBehind(turn, after))
        .take(limit);
  }

  private static boolean isBehind(DebateTurn turn, DebateTurn.ReplayKey last) {
    return Comparator.<DebateTurn.ReplayKey>comparingLong(DebateTurn.ReplayKey::round)
            .thenComparingInt(key -> key.phase().place())
            .thenComparingLong(DebateTurn.ReplayKey::sequence)
            .compare(turn.replayKey(), last)
        > 0;
  }

  @Override
  public Seq<DebateTurn> ofAgent(
      AgentName agent, Option<DebatePhase> phase, Option<DebateTurn.AgentKey> after, int limit) {
    return cells
        .turns()
        .get()
        .filter(turn -> turn.draft().agent().equals(agent))
        .filter(turn -> phase.forAll(wanted -> wanted == turn.draft().phase()))
        .sorted(OF_AGENT)
        .filter(turn -> after.forAll(last -> isBehind(turn, last)))
        .take(limit);
  }

  private static boolean isBehind(DebateTurn turn, DebateTurn.AgentKey last) {
    return Comparator.comparing(DebateTurn.AgentKey::session)
            .thenComparingLong(DebateTurn.AgentKey::sequence)
            .compare(turn.agentKey(), last)
        > 0;
  }

  @Override
  public Seq<DebateTurn> containing(
      DebateJsonColumn.OfTurn column, JsonMember member, Option<DebateTurnId> after, int limit) {
    return cells
        .turns()
        .get()
        .filter(turn -> after.forAll(last -> turn.id().compareTo(last) > 0))
        .filter(turn -> member.isIn(json(turn.draft(), column)))
        .sortBy(DebateTurn::id)
        .take(limit);
  }

  private static CanonicalJson json(TurnDraft draft, DebateJsonColumn.OfTurn column) {
    return switch (column) {
      case METADATA -> draft.metadata();
      case REFLECTIONS -> draft.findings().reflections();
      case TOOL_CALLS -> draft.findings().toolCalls();
    };
  }

  @Override
  public long move(AgentName from, AgentName into) {
    long moved = count(from);
    cells.turns().update(all -> all.map(turn -> moved(turn, from, into)));
    cells
        .participants()
        .update(all -> all.map(one -> one._2.equals(from) ? Tuple.of(one._1, into) : one));
    return moved;
  }

  private static DebateTurn moved(DebateTurn turn, AgentName from, AgentName into) {
    TurnDraft draft = turn.draft();
    return new DebateTurn(
        turn.id(),
        turn.session(),
        turn.sequence(),
        new TurnDraft(
            draft.round(),
            draft.phase(),
            draft.agent().equals(from) ? into : draft.agent(),
            draft.to().map(one -> one.equals(from) ? into : one),
            draft.role(),
            draft.provider(),
            draft.model(),
            draft.content(),
            draft.confidence(),
            draft.findings(),
            draft.metadata(),
            draft.responseTime()),
        turn.createdAt());
  }

  @Override
  public long count(AgentName agent) {
    return (long) cells.turns().get().count(turn -> turn.draft().agent().equals(agent))
        + cells.turns().get().count(turn -> turn.draft().to().contains(agent));
  }

  private Seq<DebateTurn> of(DebateSessionId session) {
    return cells.turns().get().filter(turn -> turn.session().equals(session));
  }

  @Override
  public SearchSource source() {
    return SearchSource.TURN;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return cells
        .turns()
        .get()
        .filter(turn -> turn.sequence() <= reached(turn.session()))
        .sortBy(DebateTurn::id)
        .flatMap(this::document)
        .filter(one -> after.forAll(id -> CodePointOrder.compare(one.id(), id) > 0))
        .take(limit);
  }

  @Override
  public boolean isWaiting() {
    return waiting().nonEmpty();
  }

  @Override
  public Seq<SearchDocument> takeWaiting(int limit) {
    cells.turns().requireWriting();
    Seq<SearchDocument> taken = Vector.empty();
    for (DebateTurn turn : waiting()) {
      if (taken.size() < limit) {
        reach(Vector.of(turn));
        taken = taken.appendAll(document(turn));
      }
    }
    return taken;
  }

  private void reach(Seq<DebateTurn> turns) {
    cells
        .indexed()
        .update(
            all ->
                turns.foldLeft(all, (stored, turn) -> stored.put(turn.session(), turn.sequence())));
  }

  private long reached(DebateSessionId session) {
    return cells.indexed().get().getOrElse(session, 0L);
  }

  /** In the order of their sessions and numbers. */
  private Seq<DebateTurn> waiting() {
    return cells
        .turns()
        .get()
        .filter(turn -> turn.sequence() > reached(turn.session()))
        .sorted(Comparator.comparing(DebateTurn::session).thenComparing(DebateTurn::sequence));
  }

  private Option<SearchDocument> document(DebateTurn turn) {
    return turn.document(
        cells.sessions().get().get(turn.session()).flatMap(session -> session.opened().domain()));
  }
}
