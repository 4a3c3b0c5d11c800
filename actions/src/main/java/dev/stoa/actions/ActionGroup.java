package dev.stoa.actions;

import io.vavr.Lazy;
import io.vavr.collection.Seq;
import java.util.function.Supplier;

/** The actions whose names begin with the same words; made when they are first needed. */
public final class ActionGroup {

  private final String name;
  private final String summary;
  private final Lazy<Seq<Action<?, ?>>> actions;

  private ActionGroup(String name, String summary, Supplier<Seq<Action<?, ?>>> actions) {
    this.name = name;
    this.summary = summary;
    this.actions = Lazy.of(actions);
  }

  /** A group by its words with dots between them, such as {@code channel.handoff}. */
  public static ActionGroup of(String name, String summary, Supplier<Seq<Action<?, ?>>> actions) {
    return new ActionGroup(name, summary, actions);
  }

  /** Its words with dots between them. */
  public String name() {
    return name;
  }

  /** One sentence. */
  public String summary() {
    return summary;
  }

  /** Its actions, in the order in which a help lists them. */
  public Seq<Action<?, ?>> actions() {
    return actions.get();
  }
}
