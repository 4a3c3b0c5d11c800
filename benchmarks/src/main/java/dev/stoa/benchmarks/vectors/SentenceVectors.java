package dev.stoa.benchmarks.vectors;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;

/**
 * Directions as those of sentences, and of questions about them.
 *
 * <p>{@code -Dstoa.vectors=FILE} names real ones: the number of questions, their components, the
 * number of sentences, their components, all as {@link DataInputStream} reads them. Without it they
 * are made: a few hundred topics and what differs from them. More sentences than there are, are
 * mixtures of two.
 */
final class SentenceVectors {

  static final int DIMENSION = 384;

  private static final int QUESTIONS = 100;
  private static final int SENTENCES = 16_000;
  private static final int TOPICS = 400;

  private final float[][] questions;
  private final float[][] sentences;

  private SentenceVectors(float[][] questions, float[][] sentences) {
    this.questions = questions;
    this.sentences = sentences;
  }

  static SentenceVectors read() throws IOException {
    String file = System.getProperty("stoa.vectors");
    if (file == null) {
      Random random = new Random(5);
      return new SentenceVectors(made(random, QUESTIONS), made(random, SENTENCES));
    }
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(Path.of(file))))) {
      return new SentenceVectors(read(in), read(in));
    }
  }

  private static float[][] read(DataInputStream in) throws IOException {
    float[][] vectors = new float[in.readInt()][DIMENSION];
    for (float[] vector : vectors) {
      for (int i = 0; i < DIMENSION; i++) {
        vector[i] = in.readFloat();
      }
      normalise(vector);
    }
    return vectors;
  }

  private static float[][] made(Random random, int count) {
    float[][] vectors = new float[count][DIMENSION];
    for (float[] vector : vectors) {
      Random topic = new Random(random.nextInt(TOPICS));
      for (int i = 0; i < DIMENSION; i++) {
        vector[i] = (float) (topic.nextGaussian() + random.nextGaussian());
      }
      normalise(vector);
    }
    return vectors;
  }

  int questions() {
    return Math.min(QUESTIONS, questions.length);
  }

  float[] question(int number) {
    return questions[number % questions()];
  }

  /** A sentence, or a mixture of two. */
  float[] sentence(int number) {
    if (number < sentences.length) {
      return sentences[number];
    }
    Random random = new Random(number);
    float[] one = sentences[random.nextInt(sentences.length)];
    float[] other = sentences[random.nextInt(sentences.length)];
    float share = random.nextFloat();
    float[] mixed = new float[DIMENSION];
    for (int i = 0; i < DIMENSION; i++) {
      mixed[i] = share * one[i] + (1 - share) * other[i];
    }
    normalise(mixed);
    return mixed;
  }

  private static void normalise(float[] vector) {
    double square = 0;
    for (float value : vector) {
      square += (double) value * value;
    }
    for (int i = 0; i < vector.length; i++) {
      vector[i] /= (float) Math.sqrt(square);
    }
  }
}
