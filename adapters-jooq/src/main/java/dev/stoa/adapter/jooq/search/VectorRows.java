package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.EmbeddingScopes.EMBEDDING_SCOPES;
import static dev.stoa.schema.generated.tables.Embeddings.EMBEDDINGS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.search.Embedding;
import java.sql.SQLException;

/** Which column holds what of vectors and their scopes. */
final class VectorRows {

  /** A model, and what is known of it. */
  record KnownModel(ScopedModel model, VectorScopeState state) {}

  /**
   * A vector of a model, put with a version of it.
   *
   * @param place where it is if it is new
   */
  record PutVector(KnownModel of, String id, long place, Embedding embedding) {}

  static final Rows<ScopedModel> MODELS =
      Rows.<ScopedModel>of(EMBEDDING_SCOPES)
          .key(EMBEDDING_SCOPES.SOURCE, model -> model.scope().source().label())
          .key(EMBEDDING_SCOPES.OWNER, model -> model.scope().owner())
          .key(EMBEDDING_SCOPES.MODEL, ScopedModel::model);

  static final Rows<VectorScopeState> STATES =
      Rows.of(EMBEDDING_SCOPES, VectorRows::state)
          .changing()
          .set(EMBEDDING_SCOPES.DIMENSION, state -> (long) state.dimension())
          .set(EMBEDDING_SCOPES.VECTORS, VectorScopeState::vectors)
          .set(EMBEDDING_SCOPES.REMOVED, VectorScopeState::removed)
          .set(EMBEDDING_SCOPES.VERSION, VectorScopeState::version)
          .set(EMBEDDING_SCOPES.COMPACTED, VectorScopeState::compacted)
          .set(EMBEDDING_SCOPES.PLACES, VectorScopeState::places);

  static final Rows<KnownModel> SCOPES =
      Rows.<KnownModel>of(EMBEDDING_SCOPES)
          .including(MODELS, KnownModel::model)
          .including(STATES, KnownModel::state);

  /** The models that vectors are of. */
  static final Rows<ScopedModel> OF_MODELS = MODELS.in(EMBEDDINGS);

  static final Rows<PutVector> VECTORS =
      Rows.<PutVector>of(EMBEDDINGS)
          .including(OF_MODELS, vector -> vector.of().model())
          .key(EMBEDDINGS.ID, PutVector::id)
          .set(EMBEDDINGS.PLACE, PutVector::place)
          .changing()
          .set(EMBEDDINGS.VERSION, vector -> vector.of().state().version())
          .set(EMBEDDINGS.DIMENSION, vector -> (long) vector.of().state().dimension())
          .set(EMBEDDINGS.VECTOR, vector -> VectorBytes.of(vector.embedding().values()));

  private VectorRows() {}

  private static VectorScopeState state(Row row) throws SQLException {
    return new VectorScopeState(
        row.get(EMBEDDING_SCOPES.DIMENSION).intValue(),
        row.get(EMBEDDING_SCOPES.VECTORS),
        row.get(EMBEDDING_SCOPES.REMOVED),
        row.get(EMBEDDING_SCOPES.VERSION),
        row.get(EMBEDDING_SCOPES.COMPACTED),
        row.get(EMBEDDING_SCOPES.PLACES));
  }
}
