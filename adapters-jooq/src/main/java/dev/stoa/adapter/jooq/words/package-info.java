/**
 * The words of texts in segments of bytes, the same for every engine: how segments are written,
 * merged and searched. Where their bytes are stored is no matter of this package.
 */
@NullMarked
package dev.stoa.adapter.jooq.words;

import org.jspecify.annotations.NullMarked;
