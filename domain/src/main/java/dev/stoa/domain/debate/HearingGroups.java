package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;

/**
 * The participants of a phase in groups: agents of a group do not see each other's turns in that
 * phase, so a group can answer at the same time.
 *
 * @param groups in the order in which they are called
 */
public record HearingGroups(DebateSession session, Seq<Seq<AgentName>> groups) {

  /** A chain speaks in its order, all others by name. */
  public static HearingGroups of(DebateSession session, Set<AgentName> agents) {
    DebateConfig config = session.opened().config();
    Seq<AgentName> chained = config.participants();
    Seq<AgentName> order = chained.appendAll(agents.toVector().sorted().reject(chained::contains));
    if (session.opened().protocol().with(agents.size()) == CoordinationProtocol.DPDE) {
      return new HearingGroups(session, Vector.of(order));
    }
    Topology topology = session.opened().topology();
    Vector<Seq<AgentName>> groups = Vector.empty();
    for (AgentName agent : order) {
      boolean joins =
          groups
              .lastOption()
              .exists(last -> !last.exists(other -> topology.maySpeak(other, agent, config)));
      groups =
          joins
              ? groups.update(groups.size() - 1, last -> last.append(agent))
              : groups.append(Vector.of(agent));
    }
    return new HearingGroups(session, groups);
  }

  /**
   * The turns that an agent sees: what the topology lets it see, without the answers of its own and
   * later groups in this phase; so a resumed run asks the same again.
   */
  public Seq<DebateTurn> visible(AgentName agent, DebatePlace at, Iterable<DebateTurn> turns) {
    Seq<AgentName> unheard =
        groups.dropWhile(group -> !group.contains(agent)).flatMap(group -> group).toVector();
    return Vector.ofAll(turns)
        .filter(turn -> isVisible(turn.draft(), agent))
        .reject(
            turn ->
                DebatePlace.of(turn.draft()).equals(at) && unheard.contains(turn.draft().agent()));
  }

  private boolean isVisible(TurnDraft draft, AgentName agent) {
    return draft.agent().equals(agent)
        || draft.to().contains(agent)
        || (draft.to().isEmpty()
            && session
                .opened()
                .topology()
                .maySpeak(draft.agent(), agent, session.opened().config()));
  }
}
