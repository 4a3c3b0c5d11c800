package dev.stoa.application.imports;

import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.domain.files.FileLimits;

/**
 * What an application has chosen for its workspace that imports keep to.
 *
 * @param protection how the content of conversations is protected
 * @param fileLimits what a scope of memory files may hold
 */
public record ImportSettings(ContentProtection protection, FileLimits fileLimits) {}
