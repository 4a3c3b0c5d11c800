package dev.stoa.adapter.http.routes;

import dev.stoa.actions.Action;
import dev.stoa.actions.shape.About;
import dev.stoa.actions.shape.Member;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * An action over HTTP.
 *
 * @param path with members of the input in braces: {@code /v1/matches/{debate}}
 * @param mediaType of what it answers
 */
public record Route(Action<?, ?> action, String method, String path, String mediaType) {

  public static final String JSON = "application/json";
  public static final String JSON_LINES = "application/jsonl";

  /** How the paths of streams of events end. */
  public static final String EVENTS = "/events";

  /** How the paths of requests end that are answered over a long time. */
  public static final String WAIT = "/wait";

  /** The members of the input that are in the path. */
  public Seq<Member> pathMembers() {
    return action.inputShape().members().filter(this::isInPath);
  }

  /** The other members: in the query or in the body. */
  public Seq<Member> otherMembers() {
    return action.inputShape().members().reject(this::isInPath);
  }

  private boolean isInPath(Member member) {
    return path.contains("{" + member.name() + "}");
  }

  /** Whether the other members are in a body. */
  public boolean hasBody() {
    return !method.equals("GET") && !method.equals("DELETE");
  }

  /** The member that JSON Lines can be sent for. */
  public Option<Member> lines() {
    return otherMembers().find(member -> member.param().exists(About::lines));
  }

  /** Whether it may wait for something before it answers. */
  public boolean waits() {
    return path.endsWith(WAIT);
  }
}
