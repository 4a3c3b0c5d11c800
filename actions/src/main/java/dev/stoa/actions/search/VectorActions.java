package dev.stoa.actions.search;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Listing;
import dev.stoa.actions.Where;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.View;
import dev.stoa.application.search.VectorOperations;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.FoundVector;
import dev.stoa.domain.search.SearchRefused;
import dev.stoa.domain.search.VectorCollection;
import dev.stoa.domain.search.VectorItem;
import dev.stoa.domain.search.VectorQuery;
import dev.stoa.domain.search.VectorSearch;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What callers may ask of vectors that they bring themselves. */
final class VectorActions {

  private static final String COLLECTION = "The collection.";
  private static final String NUMBERS = "The vector; numbers may be separated by commas.";
  private static final String[] COLUMNS = {"id", "text", "metadata"};

  static final View<VectorItem> ITEM =
      View.of(VectorItem.class)
          .leaveOut("vector")
          .addList("vector", Double.class, item -> numbers(item.vector()));

  private static final View<FoundVector> FOUND =
      View.of(FoundVector.class)
          .nest("item", ITEM)
          .note("cosine", "From -1, the opposite direction, to 1, the same.");

  private VectorActions() {}

  /** The actions that begin with {@code vector}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "vector",
        "Vectors that callers bring, in named collections, by id.",
        () ->
            List.of(put(), putBatch(), show(), list(), search(), remove(), clear(), collections()));
  }

  private static Seq<Double> numbers(Embedding vector) {
    Vector<Double> numbers = Vector.empty();
    for (float value : vector.values()) {
      numbers = numbers.append((double) value);
    }
    return numbers;
  }

  private static float[] values(Seq<Double> numbers) {
    float[] values = new float[numbers.size()];
    int i = 0;
    for (double number : numbers) {
      values[i] = (float) number;
      i++;
    }
    return values;
  }

  record NewVector(
      @Param("The id, which replaces what had it before.") String id,
      @Param(value = NUMBERS, label = "numbers") Seq<Double> vector,
      @Param("What it is the vector of.") Option<String> text,
      @Param(value = "Anything else about it.", defaultValue = "{}") CanonicalJson metadata) {

    private VectorItem item() {
      VectorItem item = VectorItem.of(id, values(vector)).metadata(metadata);
      return text.map(item::text).getOrElse(item);
    }
  }

  record PutVector(
      @Param(value = COLLECTION, position = 0) VectorCollection collection,
      @Param(value = "The id, which replaces what had it before.", position = 1) String id,
      @Param(value = NUMBERS, label = "numbers") Seq<Double> vector,
      @Param("What it is the vector of.") Option<String> text,
      @Param(value = "Anything else about it.", defaultValue = "{}") CanonicalJson metadata) {

    private VectorItem item() {
      return new NewVector(id, vector, text, metadata).item();
    }
  }

  private static Action<?, ?> put() {
    return Action.ofWorkspace()
        .write("vector.put", "Stores a vector with its text and metadata under an id.")
        .details("All vectors of a collection have the dimension of the first.")
        .example("{'collection':'docs','id':'p1','vector':[0.9,0.1],'text':'Retries need jitter'}")
        .takes(PutVector.class)
        .gives(
            ITEM,
            (workspace, input) ->
                workspace.vectors().put(input.collection(), List.of(input.item())).map(Seq::head));
  }

  record PutVectors(
      @Param(value = COLLECTION, position = 0) VectorCollection collection,
      @Param("The vectors.") Seq<NewVector> items) {}

  private static Action<?, ?> putBatch() {
    return Action.ofWorkspace()
        .write("vector.put-batch", "Stores vectors under their ids, all or none.")
        .example(
            "{'collection':'docs','items':[{'id':'p1','vector':[0.9,0.1]},"
                + "{'id':'p2','vector':[0.2,0.8],'metadata':{'year':2026}}]}")
        .listing("items")
        .columns(COLUMNS)
        .takes(PutVectors.class)
        .givesItems(
            ITEM,
            (workspace, input) ->
                workspace.vectors().put(input.collection(), input.items().map(NewVector::item)));
  }

  record NamedVector(
      @Param(value = COLLECTION, position = 0) VectorCollection collection,
      @Param(value = "Its id.", position = 1) String id) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("vector.show", "Shows a vector with its text and metadata.")
        .example("{'collection':'docs','id':'p1'}")
        .takes(NamedVector.class)
        .gives(
            ITEM,
            (workspace, input) ->
                workspace
                    .vectors()
                    .find(input.collection(), input.id())
                    .toEither(() -> new SearchRefused.NoVector(input.collection(), input.id())));
  }

  record ListVectors(
      @Param(value = COLLECTION, position = 0) VectorCollection collection,
      @Param(Where.ASKED) Option<MetadataFilter> where,
      @Paged Paging page) {

    private VectorQuery query() {
      return new VectorQuery(collection, where, page.by(String.class));
    }
  }

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("vector.list", "Lists the vectors of a collection by id.")
        .example("{'collection':'docs','where':'year >= 2020'}")
        .listing("items")
        .columns(COLUMNS)
        .takes(ListVectors.class)
        .answersPage(ITEM, (workspace, input) -> workspace.vectors().list(input.query()));
  }

  record SearchVectors(
      @Param(value = COLLECTION, position = 0) VectorCollection collection,
      @Param(value = NUMBERS, label = "numbers") Seq<Double> vector,
      @Param(value = "The least cosine.", defaultValue = "-1", min = -1, max = 1) double minCosine,
      @Param(Where.ASKED) Option<MetadataFilter> where,
      @Param(value = Listing.LIMIT, min = 1, max = 1000, defaultValue = "10") int limit) {

    private VectorSearch question() {
      VectorSearch question =
          VectorSearch.in(collection, values(vector)).minCosine(minCosine).limit(limit);
      return where.map(question::where).getOrElse(question);
    }
  }

  private static Action<?, ?> search() {
    return Action.ofWorkspace()
        .read("vector.search", "Finds the nearest vectors of a collection, nearest first.")
        .example("{'collection':'docs','vector':[1,0],'limit':5}")
        .example("{'collection':'docs','vector':[1,0],'min_cosine':0.7,'where':'year >= 2020'}")
        .listing("hits")
        .empty("Nothing found.")
        .columns("cosine", "item.id", "item.text", "item.metadata")
        .takes(SearchVectors.class)
        .givesItems(FOUND, (workspace, input) -> workspace.vectors().search(input.question()));
  }

  record RemoveVectors(
      @Param(value = COLLECTION, position = 0) VectorCollection collection,
      @Param(value = "Those of these ids.", option = "id") Seq<String> ids,
      @Param("Those with such metadata, as in team = 'core' and year >= 2020.")
          Option<MetadataFilter> where) {

    RemoveVectors {
      if (ids.isEmpty() == where.isEmpty()) {
        throw BadInput.of("give {ids} or {where}");
      }
    }

    private Removed from(VectorOperations vectors) {
      return new Removed(
          where
              .map(filter -> vectors.remove(collection, filter))
              .getOrElse(() -> vectors.remove(collection, ids)));
    }
  }

  record Removed(@Param("How many vectors were removed.") long removed) {}

  private static Action<?, ?> remove() {
    return Action.ofWorkspace()
        .destroy("vector.remove", "Removes vectors by id or by metadata; audited.")
        .example("{'collection':'docs','ids':['p1']}")
        .example("{'collection':'docs','where':'year < 2020'}")
        .takes(RemoveVectors.class)
        .gives(Removed.class, (workspace, input) -> Either.right(input.from(workspace.vectors())));
  }

  record NamedCollection(@Param(value = COLLECTION, position = 0) VectorCollection collection) {}

  private static Action<?, ?> clear() {
    return Action.ofWorkspace()
        .destroy("vector.clear", "Removes every vector of a collection; audited.")
        .example("{'collection':'docs'}")
        .takes(NamedCollection.class)
        .gives(
            Removed.class,
            (workspace, input) ->
                Either.right(new Removed(workspace.vectors().clear(input.collection()))));
  }

  record NoInput() {}

  private static final View<NamedCollection> NAME =
      View.of(NamedCollection.class, "VectorCollection");

  private static Action<?, ?> collections() {
    return Action.ofWorkspace()
        .read("vector.collections", "Lists the collections that have vectors.")
        .example("{}")
        .listing("collections")
        .empty("There are no vectors.")
        .columns("collection")
        .takes(NoInput.class)
        .answersItems(
            NAME,
            (workspace, input) -> workspace.vectors().collections().map(NamedCollection::new));
  }
}
