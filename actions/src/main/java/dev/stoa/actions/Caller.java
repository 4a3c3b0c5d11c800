package dev.stoa.actions;

import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Member;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.application.Workspace;
import dev.stoa.application.audit.OnBehalf;
import dev.stoa.application.trust.WrittenBy;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.audit.AuditedCaller;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.trust.OriginClass;
import dev.stoa.domain.trust.Principal;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.util.function.Supplier;

/**
 * On whose behalf an edge runs actions, and by {@link Touches} which it may run on what.
 *
 * @param subject the user
 * @param agent the one agent that the caller acts as, whatever its identity; none if it may name
 *     any
 * @param upTo the strongest effect that it may have
 * @param token the token by which it was let in
 * @param origin the class of what it writes
 */
public record Caller(
    String subject, Option<AgentId> agent, Effect upTo, Option<String> token, OriginClass origin) {

  /** A caller that is an agent, as most are. */
  public Caller(String subject, Option<AgentId> agent, Effect upTo, Option<String> token) {
    this(subject, agent, upTo, token, OriginClass.AGENT);
  }

  /** Who runs the program, and may do everything. */
  public static final Caller LOCAL =
      new Caller("local", Option.none(), Effect.DESTRUCTIVE, Option.none());

  /** Who runs the program, as one agent or up to an effect. */
  public static Caller local(Option<AgentId> agent, Effect upTo) {
    return new Caller(LOCAL.subject, agent, upTo, Option.none());
  }

  /** Works on behalf of the caller: entries of the audit trail and origins name it. */
  public <T> T audited(Supplier<T> work) {
    return agent
        .map(AgentId::value)
        .orElse(token)
        .map(name -> new Principal(origin, name))
        .map(writer -> WrittenBy.of(writer, () -> named(work)))
        .getOrElse(() -> named(work));
  }

  private <T> T named(Supplier<T> work) {
    Option<String> id = agent.map(AgentId::value);
    return token
        .map(one -> AuditedCaller.byToken(one, id, subject))
        .orElse(() -> id.map(AuditedCaller::asAgent))
        .map(caller -> OnBehalf.of(caller, work))
        .getOrElse(work);
  }

  /** Whether the caller may run this action. */
  public boolean may(Action<?, ?> action) {
    return refusal(action).isEmpty();
  }

  /**
   * Refuses an action that the caller may not run, whatever its input.
   *
   * @throws ForbiddenException with what is allowed
   */
  public void require(Action<?, ?> action) {
    refusal(action)
        .forEach(
            sentence -> {
              throw new ForbiddenException(sentence);
            });
  }

  private Option<String> refusal(Action<?, ?> action) {
    if (action.effect().compareTo(upTo) > 0) {
      return Option.some(
          "this caller may have the effect "
              + upTo.label()
              + " at most: "
              + action.name()
              + " has the effect "
              + action.effect().label());
    }
    return switch (action.touches()) {
      case WORKSPACE, AGENT, USER -> Option.none();
      case AGENTS ->
          Option.when(
              agent.isDefined(),
              () -> "this caller acts as one agent: " + action.name() + " judges several");
      case OPERATOR ->
          Option.when(
              agent.isDefined() || upTo != Effect.DESTRUCTIVE,
              () ->
                  action.name()
                      + " is for operators: it needs a caller that acts as no agent and may have"
                      + " the effect destructive");
    };
  }

  /**
   * The input as the caller may give it: with its agent and its user filled in.
   *
   * @throws ForbiddenException if the action is not allowed, or the input names another agent or
   *     user
   * @throws BadInput if a process is named without its machine
   */
  public JsonObject input(Workspace workspace, Action<?, ?> action, JsonObject given) {
    require(action);
    RecordShape shape = action.inputShape();
    demandMachine(shape, given);
    JsonObject own = asUser(shape, given);
    return agent
        .filter(one -> action.touches() != Touches.WORKSPACE)
        .map(
            one ->
                ActingAgent.of(workspace, Past.read(workspace, shape, given), one).in(shape, own))
        .getOrElse(own);
  }

  /** Who runs the program may act as any user; other callers are the user they are. */
  private JsonObject asUser(RecordShape shape, JsonObject given) {
    if (equals(LOCAL)) {
      return given;
    }
    Map<String, JsonValue> members = given.members();
    JsonString own = new JsonString(subject);
    for (Member member : shape.members().filter(one -> one.isUser() || one.isOwnUser())) {
      if (members.get(member.name()).exists(question -> !question.equals(own))) {
        throw new ForbiddenException("this caller is the user " + subject + ": leave the user out");
      }
      members = member.isUser() ? members.put(member.name(), own) : members;
    }
    return new JsonObject(members);
  }

  /** What would be this machine if it is left out: a caller may be on another. */
  private static void demandMachine(RecordShape shape, JsonObject given) {
    for (Member member : shape.members()) {
      for (String other : member.localWith()) {
        if (given.members().containsKey(other) && !given.members().containsKey(member.name())) {
          throw BadInput.at(
              member.component(), "it is missing: " + other + " is of a machine, so name it");
        }
      }
    }
  }
}
