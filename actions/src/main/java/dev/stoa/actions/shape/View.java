package dev.stoa.actions.shape;

import dev.stoa.actions.shape.Found.Need;
import dev.stoa.application.Workspace;
import dev.stoa.domain.agent.AgentId;
import io.vavr.Lazy;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.lang.reflect.Method;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * How callers see a record of the domain: its components in snake case, but for what is described
 * otherwise. Members are named as JSON names them at that point of the description.
 */
public final class View<T> {

  /** The identities of agents; an agent that is removed has none. */
  private static final AnswerLookup<AgentId, String> IDENTITIES =
      (workspace, agents) -> workspace.channels().identities(agents);

  private final Class<T> type;
  private final String title;
  private final Lazy<Description> description;
  private final Lazy<RecordShape> shape;

  private View(Class<T> type, String title, Lazy<Description> description) {
    this.type = type;
    this.title = title;
    this.description = description;
    this.shape = Lazy.of(() -> description.get().shape(type, title));
  }

  /** The view of a record, which a schema calls by its name. */
  public static <T extends Record> View<T> of(Class<T> type) {
    return of(type, Words.title(type));
  }

  /** The view of a record, which a schema calls so. */
  public static <T extends Record> View<T> of(Class<T> type, String title) {
    return new View<>(type, title, Lazy.of(() -> Description.of(type, HashMap.empty())));
  }

  /** A view of a record with no members but those that are added. */
  public static <T extends Record> View<T> empty(Class<T> type, String title) {
    return new View<>(type, title, Lazy.of(() -> Description.empty(type)));
  }

  /** The same, which a schema calls so. */
  public View<T> titled(String name) {
    return new View<>(type, name, description);
  }

  private View<T> with(UnaryOperator<Description> change) {
    return new View<>(type, title, Lazy.of(() -> change.apply(description.get())));
  }

  /** Another name for a member. */
  public View<T> rename(String name, String other) {
    return with(all -> all.rename(name, other));
  }

  /** One sentence about a member. */
  public View<T> note(String name, String sentence) {
    return with(all -> all.about(name, about -> about.value(sentence)));
  }

  /** Without these members. */
  public View<T> leaveOut(String... names) {
    return with(all -> List.of(names).foldLeft(all, Description::leaveOut));
  }

  /** These members first, the others after them. */
  public View<T> order(String... names) {
    return with(all -> all.order(List.of(names)));
  }

  /** A member in front of another. */
  public View<T> before(String name, String other) {
    return with(all -> all.before(name, other));
  }

  /** The members of a component, which is a record or perhaps one, in its place. */
  public View<T> flatten(String name) {
    return with(all -> all.flatten(name, Description.of(all.member(name).item(), HashMap.empty())));
  }

  /** As above, as another view shows them. */
  public View<T> flatten(String name, View<?> inner) {
    return with(all -> all.flatten(name, inner.description.get()));
  }

  /** A component that is a record, perhaps one, or several, as another view shows it. */
  public View<T> nest(String name, View<?> inner) {
    return with(all -> all.nest(name, inner.shape, Lazy.of(inner::needs)));
  }

  /** A member that is the answer of a method of the record. */
  public View<T> method(String method, String name) {
    return with(
        all -> {
          Method found = Handles.method(type, method);
          return all.add(
              Member.of(
                      method,
                      GenericType.resolved(found.getGenericReturnType(), HashMap.empty()),
                      Option.none(),
                      Handles.getter(found))
                  .called(name));
        });
  }

  /** A computed member. */
  public <V> View<T> add(String name, Class<V> kind, Function<? super T, ? extends V> value) {
    return add(name, Kind.ONE, kind, value);
  }

  /** A computed member that may be absent. */
  public <V> View<T> addOption(
      String name, Class<V> kind, Function<? super T, ? extends Option<? extends V>> value) {
    return add(name, Kind.PERHAPS, kind, value);
  }

  /** A computed list. */
  public <V> View<T> addList(
      String name, Class<V> kind, Function<? super T, ? extends Seq<? extends V>> value) {
    return add(name, Kind.SEVERAL, kind, value);
  }

  private View<T> add(String name, Kind kind, Class<?> item, Function<? super T, ?> value) {
    return with(
        all ->
            all.add(
                Member.computed(
                    name,
                    kind,
                    Lazy.of(() -> kind.of(Shapes.of(item))),
                    (owner, found) -> value.apply(cast(owner)))));
  }

  /** A computed record, as another view shows it. */
  public <V> View<T> add(String name, View<V> inner, Function<? super T, ? extends V> value) {
    return add(name, Kind.ONE, inner, value);
  }

  /** A computed record that may be absent, as another view shows it. */
  public <V> View<T> addOption(
      String name, View<V> inner, Function<? super T, ? extends Option<? extends V>> value) {
    return add(name, Kind.PERHAPS, inner, value);
  }

  /** Computed records, as another view shows them. */
  public <V> View<T> addList(
      String name, View<V> inner, Function<? super T, ? extends Seq<? extends V>> value) {
    return add(name, Kind.SEVERAL, inner, value);
  }

  private View<T> add(String name, Kind kind, View<?> inner, Function<? super T, ?> value) {
    return with(
        all ->
            all.add(
                    Member.computed(
                        name,
                        kind,
                        Lazy.of(inner::shape),
                        (owner, found) -> value.apply(cast(owner))))
                .nest(name, inner.shape, Lazy.of(inner::needs)));
  }

  /**
   * A component that is an agent, or perhaps one, as two members: its id, with {@code _id} behind
   * the name, and its identity, which is resolved once for the whole answer.
   */
  public View<T> agent(String name, String sentence) {
    return with(
        all -> {
          Member agent = all.member(name);
          Getter id = agent.getter();
          Kind kind = agent.kind();
          Member identity =
              Member.computed(
                  name,
                  Kind.PERHAPS,
                  Lazy.of(() -> Kind.PERHAPS.of(Shapes.of(String.class))),
                  (owner, found) ->
                      kind.values(id.get(owner, found))
                          .headOption()
                          .flatMap(one -> found.get(IDENTITIES, (AgentId) one)));
          return all.replace(name, agent.called(name + "_id"), identity)
              .about(name, about -> about.value(sentence))
              .needing(IDENTITIES, owner -> kind.values(id.get(owner, Found.NOTHING)));
        });
  }

  /** A member that shows what is looked up for each record, by one call for the whole answer. */
  public <K, V, R> View<T> lookup(
      String name,
      Class<R> kind,
      AnswerLookup<K, V> lookup,
      Function<? super T, K> key,
      BiFunction<? super T, Option<V>, ? extends R> value) {
    return lookup(name, Kind.ONE, kind, lookup, key, value);
  }

  /** As above, for a member that may be absent. */
  public <K, V, R> View<T> lookupOption(
      String name,
      Class<R> kind,
      AnswerLookup<K, V> lookup,
      Function<? super T, K> key,
      BiFunction<? super T, Option<V>, ? extends Option<? extends R>> value) {
    return lookup(name, Kind.PERHAPS, kind, lookup, key, value);
  }

  private <K, V> View<T> lookup(
      String name,
      Kind kind,
      Class<?> item,
      AnswerLookup<K, V> lookup,
      Function<? super T, K> key,
      BiFunction<? super T, Option<V>, ?> value) {
    return with(
        all ->
            all.add(
                    Member.computed(
                        name,
                        kind,
                        Lazy.of(() -> kind.of(Shapes.of(item))),
                        (owner, found) -> {
                          T record = cast(owner);
                          return value.apply(record, found.get(lookup, key.apply(record)));
                        }))
                .needing(lookup, owner -> List.of(key.apply(cast(owner)))));
  }

  private T cast(Object owner) {
    return type.cast(owner);
  }

  private Seq<Need> needs() {
    return description.get().needs();
  }

  /** How it looks. */
  public RecordShape shape() {
    return shape.get();
  }

  /** How a record looks that has several of these as its member {@code items}. */
  public RecordShape shape(Class<?> list) {
    return Description.of(list, HashMap.of("T", Object.class))
        .nest("items", shape)
        .shape(list, title + list.getSimpleName());
  }

  /** The records with what was looked up for all of them. */
  public Seq<Seen<T>> see(Workspace workspace, Seq<T> records) {
    Found found = Found.of(workspace, needs(), records);
    return records.map(one -> new Seen<>(one, found));
  }
}
