package dev.stoa.application.embedding;

import dev.stoa.domain.search.SearchSource;

/**
 * How much of a source a model has embedded.
 *
 * @param isActive whether it is the model of the workspace
 * @param texts how many texts there are
 * @param embedded how many of them have a vector of the model
 */
public record EmbeddingStatus(
    SearchSource source, String model, boolean isActive, long texts, long embedded) {}
