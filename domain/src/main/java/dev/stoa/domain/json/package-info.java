/**
 * JSON read strictly and written in the one form that is hashed (RFC 8785). Speaks of: nothing
 * else.
 */
@NullMarked
package dev.stoa.domain.json;

import org.jspecify.annotations.NullMarked;
