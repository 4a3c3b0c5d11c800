package dev.stoa.actions;

import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Member;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.actions.shape.Shapes;
import dev.stoa.application.Workspace;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.Cursor;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.trust.ItemRef;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * One use case that callers outside Java may ask for, described once for every edge.
 *
 * @param name the words of its command with dots between them, such as {@code channel.post}
 * @param touches whose data it touches, which every edge enforces by {@link Caller}
 * @param summary one sentence
 * @param details further sentences
 * @param examples inputs to copy; at least one
 * @param creates whether a workspace is created if there is none
 * @param apart whether it needs transactions of its own, so that it cannot be part of another
 * @param shown how people see its answer
 * @param sound whether a check found no fault; if it did, a command ends with exit code 1
 */
public record Action<I extends Record, O>(
    String name,
    Touches touches,
    Effect effect,
    String summary,
    Seq<String> details,
    Input<I> input,
    Output output,
    Seq<Example> examples,
    Set<Edge> edges,
    boolean creates,
    boolean apart,
    Presentation<O> shown,
    Predicate<O> sound,
    Work<I, O> work) {

  /** What the token of a reading is. */
  public static final String READING =
      "The token of what was read: a write that gives it as reading inherits the trust of it.";

  /** An action on what all callers of a workspace share. */
  public static Touches ofWorkspace() {
    return Touches.WORKSPACE;
  }

  /** An action by one agent, or on what belongs to it. */
  public static Touches ofAgent() {
    return Touches.AGENT;
  }

  /** An action that judges several agents. */
  public static Touches ofAgents() {
    return Touches.AGENTS;
  }

  /** An action on what belongs to one user. */
  public static Touches ofUser() {
    return Touches.USER;
  }

  /** An action on the store, or on what belongs to everyone. */
  public static Touches ofOperator() {
    return Touches.OPERATOR;
  }

  /** The words of its name. */
  public Seq<String> words() {
    return List.of(name.split("\\."));
  }

  /** The last word of its name. */
  public String verb() {
    return words().last();
  }

  /** Whether it answers in lines while it runs. */
  public boolean streams() {
    return output.type() == Streamed.class;
  }

  /** How its input looks. */
  public RecordShape inputShape() {
    return input.shape();
  }

  /** How its answer looks. */
  public RecordShape outputShape() {
    return output.shape().get();
  }

  /** Runs it on a workspace; a refusal that its work throws is returned too. */
  public Either<Refusal, O> run(Workspace workspace, I given, Progress progress) {
    try {
      checkCursors(given);
      return Either.<Refusal, O>narrow(work.run(workspace, given, progress)).map(this::named);
    } catch (RefusalException e) {
      return Either.left(e.refusal());
    }
  }

  /** A cursor continues the list of the action that gave it, and no other. */
  private void checkCursors(I given) {
    for (Member member : inputShape().cursors()) {
      for (Object cursor : (Option<?>) member.get(given)) {
        try {
          ((Cursor) cursor).checked(name);
        } catch (InvalidValue e) {
          throw BadInput.at(member.component(), String.valueOf(e.getMessage()));
        }
      }
    }
  }

  @SuppressWarnings("unchecked") // The same page, of the same items.
  private O named(O answer) {
    return answer instanceof Several<?> list ? (O) list.in(name) : answer;
  }

  /**
   * Runs it on a JSON input; the answer is canonical JSON.
   *
   * @throws IllegalArgumentException if the input cannot be used
   */
  public Either<Refusal, CanonicalJson> runJson(
      Workspace workspace, JsonValue given, Progress progress) {
    return run(workspace, input.cast(inputShape().read(given)), progress)
        .map(answer -> Shapes.json(outputShape(), answer));
  }

  /** The same action with something for people to see below the table. */
  public Action<I, O> picture(Function<? super O, String> drawn) {
    return with(shown.picture(drawn), sound);
  }

  /** The same action, of which people see a text as it is instead of a table. */
  public Action<I, O> text(Function<? super O, String> written) {
    return with(shown.text(written), sound);
  }

  /** The same action, whose command can write this to a file. */
  public Action<I, O> file(Function<? super O, String> written) {
    return with(shown.file(written), sound);
  }

  /** The same action as a check, which found no fault if this holds. */
  public Action<I, O> soundIf(Predicate<O> good) {
    return with(shown, good);
  }

  /**
   * The same action, whose answer gets the token of what was read, whatever instant it was read as
   * of.
   */
  Action<I, O> reads(Function<O, Seq<ItemRef>> read, BiFunction<O, String, O> with) {
    return with(
        shown,
        sound,
        (workspace, given, progress) ->
            work.run(workspace, given, progress)
                .map(answer -> with.apply(answer, workspace.trust().reading(read.apply(answer)))));
  }

  private Action<I, O> with(Presentation<O> presentation, Predicate<O> good) {
    return with(presentation, good, work);
  }

  private Action<I, O> with(Presentation<O> presentation, Predicate<O> good, Work<I, O> otherWork) {
    return new Action<>(
        name,
        touches,
        effect,
        summary,
        details,
        input,
        output,
        examples,
        edges,
        creates,
        apart,
        presentation,
        good,
        otherWork);
  }
}
