package dev.stoa.actions.catalogue;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Edge;
import dev.stoa.domain.kernel.NamedOrder;
import dev.stoa.domain.kernel.StoaContext;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Every action there is, by group. */
public record Catalogue(Seq<ActionGroup> groups) {

  /** The order of documents; groups that it does not name come last. */
  private static final NamedOrder ORDER =
      NamedOrder.of(
          """
          agent agent.spawn task assertion audit breaker calibration channel consensus correction
          context conversation critique debate debate.gate debate.version embeddings doctor
          encryption evidence evolution forget evolution.generation evolution.profile
          evolution.episode evolution.mutation evolution.agent evolution.strategy channel.handoff
          index knowledge lesson maintain memory message memory.snapshot note query project rating
          run search specialist
          """);

  private static final Catalogue COMPLETE =
      new Catalogue(
          ORDER.sort(
              StoaContext.types(Action.class, "Actions").flatMap(Catalogue::groups),
              ActionGroup::name));

  /** The actions of every context. */
  public static Catalogue complete() {
    return COMPLETE;
  }

  /** All actions. */
  public Seq<Action<?, ?>> actions() {
    return groups.flatMap(ActionGroup::actions);
  }

  /** The actions that an edge offers. */
  public Seq<Action<?, ?>> on(Edge edge) {
    return actions().filter(action -> action.edges().contains(edge));
  }

  /** The action of this name. */
  public Option<Action<?, ?>> find(String name) {
    return actions().find(action -> action.name().equals(name));
  }

  @SuppressWarnings("unchecked")
  private static Seq<ActionGroup> groups(Class<?> actions) {
    try {
      return (Seq<ActionGroup>) actions.getMethod("groups").invoke(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(actions.getName() + " must have a method groups", e);
    }
  }
}
