package dev.stoa.application.embedding;

import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.VectorIndex;
import dev.stoa.domain.search.VectorScope;
import dev.stoa.domain.search.VectorSource;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.LongConsumer;

/**
 * Maintenance of embeddings: what is embedded, what is missing, and the switch to another model.
 */
public final class EmbeddingOperations {

  private static final int PAGE = 100;

  private final UnitOfWork unitOfWork;
  private final TextIndex texts;
  private final VectorIndex vectors;
  private final Option<EmbeddingSettings> settings;

  /**
   * For one workspace.
   *
   * @param settings the model of the workspace, if it has one
   */
  public EmbeddingOperations(SearchStorage storage, Option<EmbeddingSettings> settings) {
    this.unitOfWork = storage.unitOfWork();
    this.texts = storage.textIndex();
    this.vectors = storage.vectorIndex();
    this.settings = settings;
  }

  /** The sources that are embedded. */
  private static Seq<SearchSource> sources() {
    return Vector.of(SearchSource.values()).filter(source -> VectorSource.of(source).isDefined());
  }

  /** How many texts of each source have a vector of each model. */
  public Seq<EmbeddingStatus> status() {
    return sources().flatMap(this::status);
  }

  private Seq<EmbeddingStatus> status(SearchSource source) {
    long[] all = {0};
    java.util.Map<String, Long> embedded = new java.util.TreeMap<>();
    model().forEach(model -> embedded.put(model, 0L));
    eachPage(
        source,
        page -> {
          all[0] += page.size();
          unitOfWork.read(() -> count(page, embedded));
        });
    return Vector.ofAll(embedded.entrySet())
        .map(
            one ->
                new EmbeddingStatus(
                    source, one.getKey(), model().contains(one.getKey()), all[0], one.getValue()));
  }

  private int count(Seq<SearchDocument> page, java.util.Map<String, Long> embedded) {
    page.groupBy(EmbeddingOperations::scope)
        .forEach(
            (scope, some) -> {
              for (String name : vectors.models(scope)) {
                long known = vectors.known(scope, name, some.map(SearchDocument::id)).size();
                embedded.merge(name, known, Long::sum);
              }
            });
    return page.size();
  }

  private Option<String> model() {
    return settings.map(one -> one.model().name());
  }

  /**
   * Embeds every text that has no vector of the model of the workspace, a page at a time; what is
   * embedded stays so when this is interrupted.
   *
   * @param progress receives the number of texts looked at so far
   * @return how many were embedded
   */
  public Either<EmbeddingsRefused, Long> embedMissing(LongConsumer progress) {
    return settings
        .<Either<EmbeddingsRefused, EmbeddingSettings>>map(Either::right)
        .getOrElse(() -> Either.left(new EmbeddingsRefused.NoModel()))
        .map(chosen -> embedMissing(chosen.model(), progress));
  }

  private long embedMissing(EmbeddingModel model, LongConsumer progress) {
    EmbedDocuments embed = new EmbedDocuments(vectors, model);
    String name = model.name();
    long[] seen = {0};
    long[] made = {0};
    for (SearchSource source : sources()) {
      eachPage(
          source,
          page -> {
            Seq<SearchDocument> missing = missing(page, name);
            made[0] += stored(embed, source, embed.embed(missing));
            seen[0] += page.size();
            progress.accept(seen[0]);
          });
    }
    return made[0];
  }

  private Seq<SearchDocument> missing(Seq<SearchDocument> page, String model) {
    return unitOfWork.read(
        () ->
            page.groupBy(EmbeddingOperations::scope)
                .toVector()
                .flatMap(
                    some -> {
                      Set<String> existing =
                          vectors.known(some._1, model, some._2.map(SearchDocument::id));
                      return some._2.reject(one -> existing.contains(one.id()));
                    }));
  }

  /** Models are slow, so nothing is locked meanwhile, and what has changed is left for later. */
  private int stored(
      EmbedDocuments embed, SearchSource source, Seq<Tuple2<SearchDocument, Embedding>> embedded) {
    if (embedded.isEmpty()) {
      return 0;
    }
    return unitOfWork.run(
        () -> {
          Set<SearchDocument> now = texts.named(source, embedded.map(pair -> pair._1.id())).toSet();
          Seq<Tuple2<SearchDocument, Embedding>> unchanged =
              embedded.filter(pair -> now.contains(pair._1));
          embed.store(unchanged);
          return unchanged.size();
        });
  }

  /**
   * Puts the model of the workspace in the place of another one.
   *
   * <p>First every text is embedded that is not yet, so that an interrupted switch continues where
   * it ended. Meanwhile both models exist, and queries with the old one are answered. Then the
   * nearest texts by both are compared, and only if enough of the old ones are among the new ones
   * the vectors of the old model are removed.
   *
   * @param from the model to replace
   * @param least the share of the old nearest that must be among the new, from 0 to 1
   */
  public Either<EmbeddingsRefused, SwitchReport> switchModel(
      String from, double least, LongConsumer progress) {
    return switchModel(Option.some(from), least, progress);
  }

  /** As above, where there is only one other model. */
  public Either<EmbeddingsRefused, SwitchReport> switchModel(double least, LongConsumer progress) {
    return switchModel(Option.none(), least, progress);
  }

  private Either<EmbeddingsRefused, SwitchReport> switchModel(
      Option<String> from, double least, LongConsumer progress) {
    if (settings.isEmpty()) {
      return Either.left(new EmbeddingsRefused.NoModel());
    }
    EmbeddingModel model = settings.get().model();
    Seq<String> others = models().reject(model.name()::equals);
    Option<String> old =
        from.orElse(() -> others.size() == 1 ? others.headOption() : Option.none());
    if (old.filter(others::contains).isEmpty()) {
      return Either.left(new EmbeddingsRefused.WhichModel(model.name(), from, others));
    }
    long embedded = embedMissing(model, progress);
    CompareModels compared = new CompareModels(unitOfWork, texts, vectors);
    double recall = compared.recall(sources(), old.get(), model.name());
    boolean switched = recall >= least;
    if (switched) {
      scopes()
          .forEach(
              scope ->
                  unitOfWork.run(
                      () -> {
                        vectors.removeModel(scope, old.get());
                        return true;
                      }));
    }
    return Either.right(new SwitchReport(old.get(), model.name(), embedded, recall, switched));
  }

  /** The models that any embedded source has vectors of. */
  private Seq<String> models() {
    return unitOfWork.read(() -> scopes().flatMap(vectors::models).distinct().sorted());
  }

  private Seq<VectorScope> scopes() {
    return unitOfWork.read(
        () -> sources().flatMap(VectorSource::of).flatMap(vectors::scopes).toVector());
  }

  private static VectorScope scope(SearchDocument document) {
    return EmbedDocuments.scope(document).get();
  }

  private void eachPage(
      SearchSource source, java.util.function.Consumer<Seq<SearchDocument>> work) {
    Option<String> after = Option.none();
    while (true) {
      Option<String> from = after;
      Seq<SearchDocument> page = unitOfWork.read(() -> texts.documents(source, from, PAGE));
      if (page.isEmpty()) {
        return;
      }
      work.accept(page.filter(document -> EmbedDocuments.scope(document).isDefined()));
      after = Option.some(page.last().id());
    }
  }
}
