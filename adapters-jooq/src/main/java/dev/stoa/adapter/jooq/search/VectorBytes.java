package dev.stoa.adapter.jooq.search;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** A vector as it is stored: 32-bit floats, little-endian. */
final class VectorBytes {

  private VectorBytes() {}

  static byte[] of(float[] values) {
    ByteBuffer bytes = ByteBuffer.allocate(values.length * Float.BYTES);
    bytes.order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer().put(values);
    return bytes.array();
  }

  static float[] read(byte[] bytes) {
    float[] values = new float[bytes.length / Float.BYTES];
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer().get(values);
    return values;
  }
}
