/** A vector store of Spring AI over the vectors of a workspace. */
@NullMarked
package dev.stoa.spring.ai.vector;

import org.jspecify.annotations.NullMarked;
