/** That of package.json: the newest release in CHANGELOG.md. */
export const version = '0.2.0';
