/** A small embedding model that runs offline, in this process. */
@NullMarked
package dev.stoa.embeddings.onnx;

import org.jspecify.annotations.NullMarked;
