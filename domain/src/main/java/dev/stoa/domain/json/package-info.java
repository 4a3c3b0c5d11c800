/** Strict JSON parsing and canonical output (RFC 8785). */
@NullMarked
package dev.stoa.domain.json;

import org.jspecify.annotations.NullMarked;
