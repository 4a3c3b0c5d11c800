package dev.stoa.actions;

import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Seen;
import dev.stoa.actions.shape.View;
import dev.stoa.application.Workspace;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.trust.ItemRef;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.lang.reflect.Type;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The words of an action, before its types and its work are known. */
public final class ActionBuilder {

  private static final Set<String> OF_THE_MOMENT =
      Set.of("task", "breaker", "index", "embeddings", "forget", "doctor", "maintain", "diff");

  private final Touches touches;
  private final String name;
  private final Effect effect;
  private final String summary;
  private Seq<String> details = List.empty();
  private Seq<Example> examples = List.empty();
  private Set<Edge> edges = EnumSet.allOf(Edge.class);
  private boolean creates;
  private boolean apart;
  private boolean writesItems;
  private Presentation<Object> shown = Presentation.everything();

  ActionBuilder(Touches touches, String name, Effect effect, String summary) {
    this.touches = touches;
    this.name = name;
    this.effect = effect;
    this.summary = summary;
  }

  /** Further sentences of its description. */
  public ActionBuilder details(String... sentences) {
    details = details.appendAll(List.of(sentences));
    return this;
  }

  /** An input to copy, as JSON with single quotes instead of double quotes. */
  public ActionBuilder example(String json) {
    examples = examples.append(new Example(json));
    return this;
  }

  /** Only these edges offer it. */
  public ActionBuilder only(Edge first, Edge... others) {
    edges = EnumSet.of(first, others);
    return this;
  }

  /** It can be the first action in a workspace, which is created if there is none. */
  public ActionBuilder creates() {
    creates = true;
    return this;
  }

  /** It needs transactions of its own: it cannot be part of another. */
  public ActionBuilder apart() {
    apart = true;
    return this;
  }

  /** It writes items that have an origin: its callers may name what they were made from. */
  public ActionBuilder writesItems() {
    writesItems = true;
    return this;
  }

  /** What a table shows of each item, as paths of members. */
  public ActionBuilder columns(String... paths) {
    shown = shown.columns(paths);
    return this;
  }

  /** What a list contains, such as {@code channels}. */
  public ActionBuilder listing(String plural) {
    shown = shown.listing(plural);
    return this;
  }

  /** What people see if the list is empty. */
  public ActionBuilder empty(String sentence) {
    shown = shown.empty(sentence);
    return this;
  }

  /** The record of its input. */
  public <I extends Record> WithInput<I> takes(Class<I> input) {
    return takes(Input.of(input));
  }

  /** How callers give its input. */
  public <I extends Record> WithInput<I> takes(Input<I> input) {
    return new WithInput<>(input);
  }

  /** An action whose input is known. */
  public final class WithInput<I extends Record> {
    private final Input<I> input;

    private WithInput(Input<I> input) {
      this.input = input;
    }

    /** Refuses, or answers with one record. */
    public <O extends Record> Action<I, O> gives(
        Class<O> answer, BiFunction<Workspace, I, Either<? extends Refusal, O>> work) {
      return action(answer, (workspace, given, progress) -> work.apply(workspace, given));
    }

    /** As above, reporting how far it is. */
    public <O extends Record> Action<I, O> gives(Class<O> answer, Work<I, O> work) {
      return action(answer, work);
    }

    /** Answers with one record; refuses only by throwing. */
    public <O extends Record> Action<I, O> answers(
        Class<O> answer, BiFunction<Workspace, I, O> work) {
      return action(
          answer, (workspace, given, progress) -> Either.right(work.apply(workspace, given)));
    }

    /** Answers in lines while it runs. */
    public Action<I, Streamed> givesLines(Work<I, Streamed> work) {
      return action(Streamed.class, work);
    }

    /** Refuses, or answers with a record as a view shows it. */
    public <T> Action<I, Seen<T>> gives(
        View<T> view, BiFunction<Workspace, I, Either<? extends Refusal, T>> work) {
      return gives(view, (workspace, given, progress) -> work.apply(workspace, given));
    }

    /** As above, reporting how far it is. */
    public <T> Action<I, Seen<T>> gives(View<T> view, Work<I, T> work) {
      return action(
          Output.of(view),
          (workspace, given, progress) ->
              work.run(workspace, given, progress)
                  .map(one -> view.see(workspace, List.of(one)).head()));
    }

    /** As above; refuses only by throwing. */
    public <T> Action<I, Seen<T>> answers(View<T> view, BiFunction<Workspace, I, T> work) {
      return gives(view, (workspace, given) -> Either.right(work.apply(workspace, given)));
    }

    /** As above, with the token of what was read. */
    public <T> Action<I, Seen<T>> givesRead(
        View<T> view,
        Function<T, Seq<ItemRef>> read,
        BiFunction<T, String, T> with,
        BiFunction<Workspace, I, Either<? extends Refusal, T>> work) {
      return gives(view, work)
          .reads(
              seen -> read.apply(seen.value()),
              (seen, token) -> new Seen<>(with.apply(seen.value(), token), seen.found()));
    }

    /** Answers with a few records as a view shows them. */
    public <T> Action<I, Items<Seen<T>>> givesItems(
        View<T> view, BiFunction<Workspace, I, Either<? extends Refusal, Seq<T>>> work) {
      return action(
          Output.of(Items.class, view),
          (workspace, given, progress) ->
              work.apply(workspace, given).map(items -> new Items<>(view.see(workspace, items))));
    }

    /** As above, with the token of what was read. */
    public <T> Action<I, ReadItems<Seen<T>>> givesReadItems(
        View<T> view,
        Function<T, Iterable<ItemRef>> read,
        BiFunction<Workspace, I, Either<? extends Refusal, Seq<T>>> work) {
      return this.<ReadItems<Seen<T>>>action(
              Output.of(ReadItems.class, view),
              (workspace, given, progress) ->
                  work.apply(workspace, given)
                      .map(items -> new ReadItems<>(view.see(workspace, items), "")))
          .reads(
              answer -> answer.items().flatMap(one -> read.apply(one.value())),
              (answer, token) -> new ReadItems<>(answer.items(), token));
    }

    /** As above; refuses only by throwing. */
    public <T> Action<I, Items<Seen<T>>> answersItems(
        View<T> view, BiFunction<Workspace, I, Seq<T>> work) {
      return givesItems(view, (workspace, given) -> Either.right(work.apply(workspace, given)));
    }

    /** Answers with a page of records as a view shows them. */
    public <T> Action<I, Listing<Seen<T>>> givesPage(
        View<T> view,
        BiFunction<Workspace, I, ? extends Either<? extends Refusal, ? extends Page<T, ?>>> work) {
      return action(
          Output.of(Listing.class, view),
          (workspace, given, progress) ->
              work.apply(workspace, given)
                  .map(
                      page ->
                          Listing.of(new Page<>(view.see(workspace, page.items()), page.next()))));
    }

    /** As above, with the token of what was read. */
    public <T> Action<I, ReadListing<Seen<T>>> givesReadPage(
        View<T> view,
        Function<T, Iterable<ItemRef>> read,
        BiFunction<Workspace, I, ? extends Either<? extends Refusal, ? extends Page<T, ?>>> work) {
      return this.<ReadListing<Seen<T>>>action(
              Output.of(ReadListing.class, view),
              (workspace, given, progress) ->
                  work.apply(workspace, given)
                      .map(page -> new Page<>(view.see(workspace, page.items()), page.next()))
                      .map(Listing::of)
                      .map(page -> new ReadListing<>(page.items(), page.next(), "")))
          .reads(
              answer -> answer.items().flatMap(one -> read.apply(one.value())),
              (answer, token) -> new ReadListing<>(answer.items(), answer.next(), token));
    }

    /** As above; refuses only by throwing. */
    public <T> Action<I, Listing<Seen<T>>> answersPage(
        View<T> view, BiFunction<Workspace, I, ? extends Page<T, ?>> work) {
      return givesPage(view, (workspace, given) -> Either.right(work.apply(workspace, given)));
    }

    private <O> Action<I, O> action(Type output, Work<I, O> work) {
      return action(Output.of(output), work);
    }

    private <O> Action<I, O> action(Output output, Work<I, O> work) {
      boolean dated = effect == Effect.READ && !apart && !isOfTheMoment();
      return new Action<>(
          name,
          touches,
          effect,
          summary,
          details,
          dated ? Past.of(input) : writesItems ? MadeFrom.of(input) : input,
          output,
          examples,
          edges,
          creates,
          apart,
          shown.words(),
          answer -> true,
          dated ? Past.work(work) : writesItems ? MadeFrom.work(work) : work);
    }

    /** What it reads has no versions. */
    private boolean isOfTheMoment() {
      return OF_THE_MOMENT.contains(List.of(name.split("\\.")).head());
    }
  }
}
