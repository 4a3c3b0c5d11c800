package dev.stoa.spring.ai;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.springframework.ai.document.Document;
import org.springframework.ai.embedding.Embedding;
import org.springframework.ai.embedding.EmbeddingModel;
import org.springframework.ai.embedding.EmbeddingRequest;
import org.springframework.ai.embedding.EmbeddingResponse;

/** Embeds texts by their words: those with more words in common are nearer. */
final class WordModel implements EmbeddingModel {

  private static final int DIMENSIONS = 256;

  @Override
  public EmbeddingResponse call(EmbeddingRequest request) {
    List<Embedding> all = new ArrayList<>();
    for (String text : request.getInstructions()) {
      all.add(new Embedding(vector(text), all.size()));
    }
    return new EmbeddingResponse(all);
  }

  @Override
  public float[] embed(Document document) {
    return vector(document.getText());
  }

  @Override
  public int dimensions() {
    return DIMENSIONS;
  }

  private static float[] vector(String text) {
    float[] vector = new float[DIMENSIONS];
    for (String word : text.toLowerCase(Locale.ROOT).split("\\W+")) {
      vector[Math.floorMod(word.hashCode() * 31, DIMENSIONS)]++;
    }
    return vector;
  }
}
